import * as v from 'valibot';
import {choicesOf} from '@komebiyori/fields';
import {list, number, position, type Field} from '../fields';
import {
  autoPickEntries,
  autoPickFields,
  finite,
  images,
  imageSizeFields,
  keysOf,
  pair,
  positionType,
  positionTypeField,
  texts,
} from './parts';

const SHAPES = {square: '四角', circle: '丸', star: '星', image: '画像', emoji: '絵文字'};

/** ConfettiItemConfig of the SDK. */
export const confettiOptions = v.looseObject({
  particleCount: finite,
  scalar: finite,
  shapes: v.array(v.picklist(keysOf(SHAPES), '形の名前で書きます'), '形のリストで書きます'),
  spread: finite,
  startVelocity: finite,
  imageScale: finite,
  imageSize: v.exactOptional(finite),
  images: texts,
  contents: v.exactOptional(texts),
  positionType,
  x: pair,
  y: pair,
  ...autoPickEntries,
});

export const confettiFields: readonly Field[] = [
  number('particleCount', '数', [1, 500, 1, '個'], 100, {help: '1回に出す枚数です。'}),
  number('scalar', '倍率', [0.1, 10, 0.1, '倍'], 1, {help: '紙の大きさです。'}),
  list('list', 'shapes', '形', ['square', 'circle'], {minItems: 1, choices: choicesOf(SHAPES)}),
  number('spread', '広がり', [0, 360, 1, '°'], 60, {help: '吹き出す角度の幅です。'}),
  number('startVelocity', '初速', [0, 100, 1, ''], 45, {help: '吹き出す勢いです。'}),
  images('images', '形を画像にしたときの画像です。'),
  list('list', 'contents', '絵文字', undefined, {
    help: '形を絵文字にしたときの文字です。1行に1つ書きます。',
  }),
  ...imageSizeFields(),
  positionTypeField,
  position('x', 'X', [50, 50]),
  position('y', 'Y', [50, 50]),
  ...autoPickFields(),
];
