import {faded} from '../../contrast/color';
import {group, rule, type Rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE, OWN_FRAME, PRO_LOOK} from '../sharedLooks';

const TUBE = `${SELECTORS.comment}::after`;
const GLOWS = {light: [4, 12], normal: [3, 8, 18], strong: [3, 7, 14, 24, 36]} as const;
const SHAPES = {round: undefined, pill: '999px', sharp: '4px', leaf: '28px 4px'} as const;

/** Tubes, their light and how it lives. */
const options = defineGroup({
  id: 'neon-ex',
  label: 'ネオン看板',
  fields: {
    second: color({
      label: '管の2つ目の色',
      initial: '#00d5ffff',
      help: '1つ目の色は「箱」の「枠線の色」です。',
    }),
    tubeWidth: number({label: '管の太さ', min: 1, max: 8, step: 0.5, unit: 'px', initial: 3}),
    shape: choice(
      {round: '箱と同じ', pill: '丸', sharp: '角', leaf: '葉の形'},
      {label: '看板の形', initial: 'round'},
    ),
    strength: choice(
      {light: '軽い', normal: '標準', strong: '強い'},
      {label: '光の強さ', initial: 'normal', words: ['グロー', '発光']},
    ),
    ignites: toggle({
      label: '点灯するときにちらつかせる',
      initial: true,
      words: ['フリッカー', '点灯'],
      help: '1秒に3回より多くは明滅しません。',
    }),
    breath: number({
      label: '明滅の深さ',
      min: 0,
      max: 60,
      step: 5,
      unit: '%',
      initial: 25,
      words: ['フリッカー', '呼吸'],
      help: '0にすると、明滅しません。',
    }),
    breathMs: number({
      label: '明滅の時間',
      min: 1000,
      max: 8000,
      step: 250,
      unit: 'ms',
      initial: 3500,
    }),
    gradientText: toggle({label: '名前を管の色にする', initial: true}),
  },
  css(values) {
    const {second, shape, strength, ignites, breath, breathMs, gradientText} = values;
    const radius = SHAPES[shape];
    const glow = GLOWS[strength];
    const light = (ink: string) => glow.map((size) => `0 0 ${size}px ${ink}`).join(', ');
    return [
      rule(SELECTORS.list, {'--ov-tube-second': second, '--ov-tube-second-soft': faded(second)}),
      rule(SELECTORS.comment, {
        'border-radius': radius,
        'box-shadow': '0 6px 18px #0009, inset 0 0 26px #0009',
      }),
      ...tubes(values, glow.at(-1) ?? 0),
      ...[SELECTORS.body, SELECTORS.paid].map((part) =>
        rule(part, {'text-shadow': light('var(--ov-glow-color)')}),
      ),
      rule(SELECTORS.name, {
        'text-shadow': gradientText ? light('var(--ov-tube-second)') : undefined,
      }),
      ...PARTS.map((part) => rule(`${COLORED} ${part}`, {'text-shadow': 'none'})),
      ...(ignites ? ignition() : []),
      ...(breath > 0 ? breathing(breath, breathMs) : []),
    ];
  },
});

const PARTS = ['.name', '.comment-text', '.paid-text'] as const;

/**
 * One element for both tubes: a border filled by a gradient. Its glow is a filter, so that it has the
 * two colours as well.
 */
function tubes({tubeWidth}: {tubeWidth: number}, glow: number): Rule[] {
  return [
    rule(TUBE, {
      position: 'absolute',
      inset: '5px',
      padding: `${tubeWidth}px`,
      'border-radius': 'inherit',
      background: [
        'linear-gradient(#ffffff80, #ffffff80)',
        'linear-gradient(120deg, var(--ov-tube) 30%, var(--ov-tube-second) 70%)',
      ].join(', '),
      '-webkit-mask': 'linear-gradient(#000 0 0) content-box, linear-gradient(#000 0 0)',
      '-webkit-mask-composite': 'xor',
      'mask-composite': 'exclude',
      'pointer-events': 'none',
      content: "''",
    }),
    rule(`${SELECTORS.comment}::before`, {
      position: 'absolute',
      inset: '4px',
      'border-radius': 'inherit',
      'box-shadow': `-3px -2px ${glow}px var(--ov-tube), 3px 2px ${glow}px var(--ov-tube-second), inset 3px 2px ${glow}px var(--ov-tube-soft), inset -3px -2px ${glow}px var(--ov-tube-second-soft)`,
      'pointer-events': 'none',
      content: "''",
    }),
  ];
}

/** Two dips in 0.9 s: under the three flashes a second of WCAG 2.3.1. */
const ignition = (): Rule[] => [
  group('@keyframes ov-ignite', [
    rule('0%', {opacity: 0.15}),
    rule('30%, 42%', {opacity: 0.9}),
    rule('55%', {opacity: 0.35}),
    rule('75%, 100%', {opacity: 1}),
  ]),
  rule(`${SELECTORS.block}, ${TUBE}`, {animation: 'ov-ignite 900ms linear'}),
];

const breathing = (depth: number, length: number): Rule[] => [
  group('@keyframes ov-breathe', [rule('50%', {opacity: `${(100 - depth) / 100}`})]),
  rule(`${SELECTORS.comment}::before`, {
    animation: `ov-breathe ${length}ms ease-in-out infinite`,
  }),
];

/** Screws hold the plate; the pictures are lit by the tubes. */
const LOOK = /* css */ `
.comment {
  --ov-tube: var(--ov-frame-color);
  --ov-tube-soft: var(--ov-frame-soft);
}
.comment[style*='--lcv-background-color'] {
  --ov-tube: var(--lcv-background-color);
  --ov-tube-second: #fff;
  --ov-tube-soft: var(--lcv-background-color);
  --ov-tube-second-soft: #ffffff80;
}
.comments > .comment {
  background-image:
    radial-gradient(circle at 9px 9px, #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at calc(100% - 9px) 9px, #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at 9px calc(100% - 9px), #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at calc(100% - 9px) calc(100% - 9px), #8d86a8 2px, #0000 2.6px);
}
.comment .avatar img {
  box-shadow: 0 0 6px var(--ov-tube), 0 0 16px var(--ov-tube);
}
${NAME_ON_PAID}${PRO_LOOK}`;

/** Signs of two bent tubes on dark plates, which flicker when they are switched on. */
export const neonEx = defineTemplate({
  id: 'neon-ex',
  name: 'ネオンEX',
  description:
    '2色の管で囲んだネオン看板です。点灯するときのちらつきと、ゆっくりした明滅が付きます。',
  since: '4_2',
  isPro: true,
  weight: {
    kind: 'heavy',
    why: '光の重なりと明滅があるので、ほかのテンプレートよりPCの負荷が高くなります。',
  },
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [...OWN_FRAME, 'layout.isVertical', 'shadow.glowLayers', 'shadow.glowSize'],
  defaults: {
    'canvas.top': 18,
    'canvas.right': 18,
    'canvas.bottom': 20,
    'canvas.left': 18,
    'layout.gap': 20,
    'flow.limit': 12,
    'name.size': 0.75,
    'name.spacing': 0.06,
    'name.color': '#9df6ffff',
    'name.lineHeight': 1.35,
    'body.size': 25,
    'body.spacing': 0.02,
    'body.color': '#fff3fcff',
    'body.lineHeight': 1.4,
    ...NO_OUTLINE,
    'shadow.glowColor': '#ff2bd6ff',
    'box.isShown': true,
    'box.background': '#0b0718eb',
    'box.borderColor': '#ff2bd6ff',
    'box.radius': 18,
    'box.padX': 20,
    'box.padY': 14,
    'avatar.size': 50,
    'avatar.gap': 14,
    'avatar.borderWidth': 2,
    'motion.in': 'fade',
    'motion.inMs': 150,
  },
  own: options,
  look: LOOK,
});
