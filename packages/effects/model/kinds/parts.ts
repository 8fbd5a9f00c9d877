import * as v from 'valibot';
import {choice, list, number, toggle, type Field} from '../fields';

/** A number of JSON; NaN and infinities cannot come from there and would break every picture. */
export const finite = v.pipe(v.number('数で書きます'), v.finite('数で書きます'));
export const text = v.string('文字で書きます');
export const flag = v.boolean('true か false で書きます');
export const texts = v.array(text, '文字のリストで書きます');
export const pair = v.tuple([finite, finite], '数を2つ書きます');

/** Values by the object of their labels. */
export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels) as Key[];

const POSITION_TYPES = {percentage: '%', pixel: 'ピクセル'} as const;

export const positionType = v.exactOptional(
  v.picklist(keysOf(POSITION_TYPES), 'pixel か percentage で書きます'),
);

/** How the four effects with pictures from comments take them. */
export const autoPickEntries = {
  autoPick: v.exactOptional(flag),
  excludeAutoPick: v.exactOptional(texts),
  autoPickLimit: v.exactOptional(finite),
};

/** @param under where they are: empty, or `texture.` */
export const autoPickFields = (under = ''): readonly Field[] => [
  toggle(`${under}autoPick`, 'コメントの絵文字を使う', undefined, {
    help: 'コメントにある絵文字を、自動で出します。',
  }),
  list('list', `${under}excludeAutoPick`, '使わない絵文字', undefined, {
    help: '1行に1つ書きます。',
    when: {path: `${under}autoPick`, is: [true]},
  }),
  number(`${under}autoPickLimit`, '絵文字の上限', [1, 100, 1, '個'], undefined, {
    help: '自動で使う数です。空は無制限です。',
    when: {path: `${under}autoPick`, is: [true]},
  }),
];

export const positionTypeField = choice(
  'positionType',
  '位置の単位',
  POSITION_TYPES,
  'percentage',
  {isOptional: true},
);

/** Size of pictures; `when` says which kind of the effect has any. */
export const imageSizeFields = (when?: Field['when']): readonly Field[] => [
  number('imageScale', '画像の倍率', [0.1, 10, 0.1, '倍'], 1, when && {when}),
  number('imageSize', '画像の大きさ', [16, 512, 1, 'px'], undefined, {
    help: '画像の幅をそろえます。空は元の大きさです。',
    ...(when && {when}),
  }),
];

/** Names of picture files may be data URLs, which are long. */
export const IMAGE_LENGTH = 16_000_000;

export const images = (path: string, help: string, when?: Field['when']): Field =>
  list('images', path, '画像', [], {maxLength: IMAGE_LENGTH, help, ...(when && {when})});
