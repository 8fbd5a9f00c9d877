import * as v from 'valibot';
import {
  choice,
  list,
  number,
  own,
  point,
  position,
  text as line,
  toggle,
  type Field,
} from '../fields';
import {
  autoPickEntries,
  autoPickFields,
  finite,
  flag,
  IMAGE_LENGTH,
  pair,
  positionType,
  positionTypeField,
  text,
  texts,
} from './parts';

const shape = v.picklist(['circle', 'rect'], 'circle か rect で書きます');
const optional = v.exactOptional(finite);

/** DropperItemConfig of the SDK. */
export const dropperOptions = v.looseObject({
  texture: v.looseObject({
    ...autoPickEntries,
    src: v.exactOptional(v.union([text, texts], '画像の名前で書きます')),
    content: v.exactOptional(text),
    sprite: v.exactOptional(v.looseObject({width: finite, height: finite, frame: finite})),
    shape: v.exactOptional(shape),
    size: finite,
    size2: optional,
    xScale: optional,
    yScale: optional,
    imageSize: optional,
    angle: optional,
    density: optional,
    frictionAir: optional,
    restitution: optional,
    friction: optional,
    gravity: optional,
    wind: optional,
    forceX: optional,
    forceY: optional,
    forceRotate: optional,
    through: v.exactOptional(flag),
    randomly: v.exactOptional(flag),
    useGravityPoint: v.exactOptional(flag),
    gravityPoint: v.exactOptional(pair),
  }),
  lifeTime: finite,
  positionType,
  x: pair,
  y: pair,
  magnification: finite,
});

const SHAPES = {circle: '丸', rect: '四角'};
const RECT = {path: 'texture.shape', is: ['rect']} as const;
/** Left out of a file, they are what the app has: the number stands beside the empty control. */
const texture = (...[name, ...rest]: Parameters<typeof number>) =>
  number(`texture.${name}`, ...rest);

export const dropperFields: readonly Field[] = [
  list('images', 'texture.src', '画像', undefined, {
    maxLength: IMAGE_LENGTH,
    help: '落ちる画像です。複数選べます。',
  }),
  line('texture.content', '文字', 20, {help: '画像の代わりに落とす文字や絵文字です。'}),
  own(
    'sprite',
    'texture.sprite',
    '連番の画像',
    {
      width: ['幅', 1, 4096, 1, 'px'],
      height: ['高さ', 1, 4096, 1, 'px'],
      frame: ['コマ数', 1, 120, 1, 'コマ'],
    },
    {help: '横に並べた画像を動かします。'},
  ),
  toggle('texture.randomly', 'ばらばらに出す', true, {
    isOptional: true,
    help: '複数の画像から毎回1つを選びます。',
  }),
  choice('texture.shape', '形', SHAPES, 'circle', {isOptional: true, help: '当たりの形です。'}),
  texture('size', '大きさ', [1, 500, 1, 'px'], 40, {help: '丸の直径、四角の幅です。'}),
  texture('size2', '高さ', [1, 500, 1, 'px'], undefined, {
    help: '空は幅と同じです。',
    when: RECT,
  }),
  texture('xScale', '横の倍率', [0.1, 10, 0.1, '倍'], 1, {isOptional: true}),
  texture('yScale', '縦の倍率', [0.1, 10, 0.1, '倍'], 1, {isOptional: true}),
  texture('imageSize', '画像の大きさ', [16, 512, 1, 'px'], undefined, {
    help: '画像の幅をそろえます。空は当たりの大きさです。',
  }),
  texture('angle', '角度', [-180, 180, 1, '°'], 0, {isOptional: true}),
  texture('density', '重さ', [0.0001, 1, 0.0001, ''], 0.001, {
    isOptional: true,
    help: '大きいほど、ほかの物を押しのけます。',
  }),
  texture('frictionAir', '空気抵抗', [0, 1, 0.01, ''], 0.01, {
    isOptional: true,
    help: '大きいほどゆっくり落ちます。',
  }),
  texture('restitution', 'はね', [0, 1, 0.05, ''], 0.5, {
    isOptional: true,
    help: '大きいほど高くはねます。',
  }),
  texture('friction', '摩擦', [0, 1, 0.05, ''], 0.1, {
    isOptional: true,
    help: '大きいほど滑りません。',
  }),
  texture('gravity', '重力', [-5, 5, 0.1, ''], 1, {
    isOptional: true,
    help: '下へ引く力です。負で上がります。',
  }),
  texture('wind', '風', [-5, 5, 0.1, ''], 0, {
    isOptional: true,
    help: '横へ流す力です。負で左です。',
  }),
  texture('forceX', '力X', [-1, 1, 0.01, ''], 0, {
    isOptional: true,
    help: '出た瞬間に横へ押す力です。',
  }),
  texture('forceY', '力Y', [-1, 1, 0.01, ''], 0, {
    isOptional: true,
    help: '出た瞬間に縦へ押す力です。負で上です。',
  }),
  texture('forceRotate', '力の回転', [-1, 1, 0.01, ''], 0, {
    isOptional: true,
    help: '出た瞬間に回す力です。',
  }),
  toggle('texture.through', 'すり抜ける', undefined, {help: 'ほかの物に当たりません。'}),
  toggle('texture.useGravityPoint', '点へ引き寄せる', undefined, {
    help: '下ではなく、決めた点へ引きます。',
  }),
  point('texture.gravityPoint', '引き寄せる点', {
    when: {path: 'texture.useGravityPoint', is: [true]},
  }),
  number('lifeTime', '消えるまで', [100, 60_000, 100, 'ms'], 5000),
  number('magnification', '数の倍率', [1, 10, 1, '倍'], 1, {
    help: '言葉が出た回数に掛ける数です。',
  }),
  positionTypeField,
  position('x', 'X', [1, 100]),
  position('y', 'Y', [1, 1]),
  ...autoPickFields('texture.'),
];

/** StaticObjectConfig of the SDK: what falling things hit. */
export const staticObject = v.looseObject({
  id: text,
  shape,
  x: finite,
  y: finite,
  size: finite,
  size2: optional,
  options: v.looseObject({angle: finite, density: finite, restitution: finite, friction: finite}),
});
