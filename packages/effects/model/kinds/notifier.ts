import * as v from 'valibot';
import {choice, number, own, position, text as line, toggle, type Field} from '../fields';
import {
  finite,
  flag,
  images,
  keysOf,
  pair,
  positionType,
  positionTypeField,
  text,
  texts,
} from './parts';

const optional = v.exactOptional(finite);
const PLACES = {
  topLeft: '左上',
  top: '上',
  topRight: '右上',
  left: '左',
  center: '中央',
  right: '右',
  bottomLeft: '左下',
  bottom: '下',
  bottomRight: '右下',
} as const;

/** NotifyItemConfig of the SDK. */
export const notifierOptions = v.looseObject({
  lifeTime: finite,
  images: texts,
  resourceParams: v.exactOptional(
    v.record(text, v.looseObject({weight: finite, sound: text}), '画像ごとの設定で書きます'),
  ),
  positionType,
  x: v.exactOptional(pair),
  y: v.exactOptional(pair),
  originX: optional,
  originY: optional,
  width: optional,
  height: optional,
  only: flag,
  enter: v.exactOptional(text),
  enterDuration: optional,
  displayed: v.exactOptional(text),
  displayedDuration: optional,
  leave: v.exactOptional(text),
  leaveDuration: optional,
  text: v.exactOptional(text),
  textPosition: v.exactOptional(v.picklist(keysOf(PLACES), '9か所の名前で書きます')),
  css: v.exactOptional(text),
});

/**
 * Names of movements: the SDK only says that they are text, so these are the usual names of CSS
 * animations. The engine reads unknown names by the words in them (`engine/sim/movements.ts`).
 */
const ENTERS = {'': 'なし', fadeIn: 'フェード', slideInUp: 'スライド', zoomIn: '拡大'};
const STAYS = {'': 'なし', shake: '揺れる', bounce: 'はねる', rotate: '回る'};
const LEAVES = {'': 'なし', fadeOut: 'フェード', slideOutDown: 'スライド', zoomOut: '縮小'};
const duration = (path: string, label: string, min: number, max: number, initial: number) =>
  number(path, label, [min, max, 100, 'ms'], initial, {isOptional: true});

export const notifierFields: readonly Field[] = [
  images('images', '出す画像です。複数選ぶと、毎回1つを選びます。'),
  own(
    'resources',
    'resourceParams',
    '画像の抽選と音',
    {weight: ['重み', 0, 100, 1, '']},
    {pro: true, help: '画像ごとの出やすさと音です。重みの合計に対する割合で出ます。'},
  ),
  positionTypeField,
  position('x', 'X', [50, 50], {isOptional: true}),
  position('y', 'Y', [50, 50], {isOptional: true}),
  number('originX', '原点X', [0, 1, 0.05, ''], 0.5, {
    isOptional: true,
    help: '画像のどこを位置に合わせるかです。左が0、右が1です。',
  }),
  number('originY', '原点Y', [0, 1, 0.05, ''], 0.5, {
    isOptional: true,
    help: '画像のどこを位置に合わせるかです。上が0、下が1です。',
  }),
  number('width', '幅', [1, 3840, 1, 'px'], undefined, {help: '空は元の大きさです。'}),
  number('height', '高さ', [1, 3840, 1, 'px'], undefined, {help: '空は元の大きさです。'}),
  toggle('only', '同時に1つだけ', false, {help: '前の表示が終わるまで、次を待ちます。'}),
  choice('enter', '入りの動き', ENTERS, 'fadeIn', {isOptional: true}),
  duration('enterDuration', '入りの長さ', 0, 5000, 500),
  choice('displayed', '表示中の動き', STAYS, '', {isOptional: true}),
  duration('displayedDuration', '表示中の長さ', 100, 10_000, 1000),
  choice('leave', '出の動き', LEAVES, 'fadeOut', {isOptional: true}),
  duration('leaveDuration', '出の長さ', 0, 5000, 500),
  number('lifeTime', '表示の時間', [100, 60_000, 100, 'ms'], 5000, {
    help: '出してから消すまでの時間です。',
  }),
  line('text', '文字', 500, {help: '画像に重ねる文です。'}),
  choice('textPosition', '文字の位置', PLACES, 'bottom', {isOptional: true}),
  line('css', 'CSS', 20_000, {isCode: true, help: '文字と画像の見た目を足します。'}),
];
