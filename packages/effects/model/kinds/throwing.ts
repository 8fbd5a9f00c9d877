import * as v from 'valibot';
import {list, number, position, toggle, type Field} from '../fields';
import {
  autoPickEntries,
  autoPickFields,
  finite,
  flag,
  images,
  imageSizeFields,
  pair,
  positionType,
  positionTypeField,
  texts,
} from './parts';

/** ThrowingItemConfig of the SDK. */
export const throwingOptions = v.looseObject({
  images: texts,
  amount: finite,
  positionType,
  x: pair,
  y: pair,
  spread: finite,
  parabolic: finite,
  scattering: finite,
  scaling: finite,
  perMeter: finite,
  duration: finite,
  penetration: flag,
  imageScale: finite,
  imageSize: v.exactOptional(finite),
  ...autoPickEntries,
  contents: v.exactOptional(texts),
});

export const throwingFields: readonly Field[] = [
  images('images', '投げる画像です。'),
  list('list', 'contents', '文字', undefined, {
    help: '画像の代わりに投げる文字です。1行に1つ書きます。',
  }),
  number('amount', '数', [1, 50, 1, '個'], 1, {help: '1回に投げる数です。'}),
  positionTypeField,
  position('x', 'X', [50, 50]),
  position('y', 'Y', [50, 50]),
  number('spread', 'ばらつき', [0, 100, 1, ''], 10, {help: '当たる位置のずれです。'}),
  number('parabolic', '放物', [0, 100, 1, ''], 30, {help: '山なりの高さです。0はまっすぐです。'}),
  number('scattering', '散り', [0, 100, 1, ''], 20, {help: '当たった後の飛び散り方です。'}),
  number('scaling', '遠近', [0, 100, 1, ''], 50, {help: '遠くへ行くほど小さくなる割合です。'}),
  number('perMeter', '抵抗', [0, 100, 1, ''], 10, {help: '進むほど遅くなる割合です。'}),
  number('duration', '投げる時間', [100, 5000, 100, 'ms'], 800, {help: '当たるまでの時間です。'}),
  toggle('penetration', '貫通', false, {help: '当たっても止まらず、奥へ抜けます。'}),
  ...imageSizeFields(),
  ...autoPickFields(),
];
