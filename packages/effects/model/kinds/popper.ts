import * as v from 'valibot';
import {choice, list, number, type Field} from '../fields';
import {
  autoPickEntries,
  autoPickFields,
  finite,
  images,
  imageSizeFields,
  text,
  texts,
} from './parts';

/** PopperItemConfig of the SDK. */
export const popperOptions = v.looseObject({
  type: v.picklist(['default', 'emoji', 'image'], 'default、emoji、image のどれかで書きます'),
  amount: finite,
  size: finite,
  images: texts,
  emojis: texts,
  colors: v.array(text, '色のリストで書きます'),
  imageScale: finite,
  imageSize: v.exactOptional(finite),
  ...autoPickEntries,
});

export const popperFields: readonly Field[] = [
  choice('type', '種類', {default: '丸', emoji: '絵文字', image: '画像'}, 'default', {
    help: '飛び散る物です。',
  }),
  number('amount', '数', [1, 200, 1, '個'], 50, {help: '1回に飛ぶ数です。'}),
  number('size', '大きさ', [1, 200, 1, 'px'], 20, {help: '1つの大きさです。'}),
  list('colors', 'colors', '色', ['#ff5c7a', '#ffb13d', '#ffe14d', '#3fc8a4', '#5b8cff'], {
    minItems: 1,
    maxLength: 9,
    when: {path: 'type', is: ['default']},
  }),
  list('list', 'emojis', '絵文字', [], {
    help: '1行に1つ書きます。',
    when: {path: 'type', is: ['emoji']},
  }),
  images('images', '「種類」が「画像」のときに飛ぶ画像です。', {path: 'type', is: ['image']}),
  ...imageSizeFields({path: 'type', is: ['image']}),
  ...autoPickFields(),
];
