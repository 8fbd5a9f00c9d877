import {group, rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE, OWN_FRAME, PRO_LOOK} from '../sharedLooks';

const FRAME = `${SELECTORS.comment}::after`;
const LINE = 'var(--ov-line)';
const SOFT = 'var(--ov-line-soft)';

/** The display. */
const options = defineGroup({
  id: 'cyber-mx',
  label: 'サイバーの計器',
  fields: {
    second: color({
      label: '2つ目の差し色',
      initial: '#ff2e88ff',
      help: '1つ目の色は「箱」の「枠線の色」です。',
    }),
    cut: number({label: '角を切る大きさ', min: 0, max: 40, step: 1, unit: 'px', initial: 16}),
    corners: choice(
      {none: 'なし', short: '短い', long: '長い'},
      {label: '四隅のマーク', initial: 'short', words: ['HUD', 'ブラケット']},
    ),
    ticks: toggle({label: '右に目盛りを付ける', initial: true}),
    mesh: choice(
      {none: 'なし', lines: '走査線', grid: '格子', hex: '斜め格子'},
      {label: '面の模様', initial: 'lines'},
    ),
    glitchMs: number({
      label: '現れるときの乱れの時間',
      min: 0,
      max: 1500,
      step: 50,
      unit: 'ms',
      initial: 600,
      words: ['グリッチ', 'ノイズ'],
      help: '0にすると、乱れません。',
    }),
    sweep: toggle({
      label: '光を走らせる',
      initial: true,
      help: '面の上を、光がゆっくり横切ります。',
    }),
  },
  css({second, cut, corners, ticks, mesh, glitchMs, sweep}) {
    return [
      rule(SELECTORS.list, {'--ov-line-second': second}),
      rule(SELECTORS.comment, {
        'clip-path': cut > 0 ? plate(cut) : undefined,
        'background-image': MESHES[mesh],
        'box-shadow': `inset 4px 0 0 var(--ov-line-second), inset 0 0 12px ${SOFT}`,
      }),
      frame(cut, corners, ticks),
      ...(sweep ? sweeping() : []),
      ...(glitchMs > 0 ? glitch(glitchMs) : []),
    ];
  },
});

/** The plate without its corners above at the right and below at the left. */
const plate = (cut: number): string =>
  `polygon(0 0, calc(100% - ${cut}px) 0, 100% ${cut}px, 100% 100%, ${cut}px 100%, 0 calc(100% - ${cut}px))`;

/** A short row of strokes at the right edge, every fourth one longer. */
const TICKS = [
  `repeating-linear-gradient(${LINE} 0 1px, #0000 1px 6px) right 5px top 24px / 5px calc(100% - 34px) no-repeat`,
  `repeating-linear-gradient(${LINE} 0 1px, #0000 1px 24px) right 5px top 24px / 10px calc(100% - 34px) no-repeat`,
].join(', ');

const MESHES = {
  none: undefined,
  lines: 'repeating-linear-gradient(#ffffff14 0 1px, #0000 1px 4px)',
  grid: 'repeating-linear-gradient(#ffffff12 0 1px, #0000 1px 14px), repeating-linear-gradient(90deg, #ffffff12 0 1px, #0000 1px 14px)',
  hex: 'repeating-linear-gradient(60deg, #ffffff12 0 1px, #0000 1px 12px), repeating-linear-gradient(-60deg, #ffffff12 0 1px, #0000 1px 12px)',
} as const;

/** Lines along the cut corners, and brackets in the two square ones. */
function frame(cut: number, corners: 'none' | 'short' | 'long', ticks: boolean): Rule {
  const length = {none: 0, short: 16, long: 44}[corners];
  const bar = (at: string, size: string, ink: string) =>
    `linear-gradient(${ink}, ${ink}) ${at} / ${size} no-repeat`;
  const slant = (at: string) =>
    `linear-gradient(45deg, #0000 calc(50% - 1.5px), ${LINE} calc(50% - 1.5px) calc(50% + 1px), #0000 calc(50% + 1px)) ${at} / ${cut}px ${cut}px no-repeat`;
  return rule(FRAME, {
    position: 'absolute',
    inset: 0,
    background: [
      ...(ticks ? [TICKS] : []),
      ...(cut > 0 ? [slant('100% 0'), slant('0 100%')] : []),
      ...(length > 0
        ? [
            bar('0 0', `${length}px 3px`, LINE),
            bar('0 0', `3px ${length}px`, LINE),
            bar('100% 100%', `${length}px 3px`, 'var(--ov-line-second)'),
            bar('100% 100%', `3px ${length}px`, 'var(--ov-line-second)'),
          ]
        : []),
      bar('0 0', '100% 1px', LINE),
      bar('0 100%', '100% 1px', LINE),
      bar('100% 0', '1px 100%', LINE),
    ].join(', '),
    'pointer-events': 'none',
    content: "''",
  });
}

const sweeping = (): Rule[] => [
  group('@keyframes ov-sweep', [
    rule('0%', {transform: 'translateX(-100%)'}),
    rule('40%, 100%', {transform: 'translateX(400%)'}),
  ]),
  rule(`${SELECTORS.comment}::before`, {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    width: '30%',
    opacity: 0.36,
    'background-image': `linear-gradient(90deg, #0000, ${SOFT}, #0000)`,
    animation: 'ov-sweep 6s ease-in-out infinite',
    'pointer-events': 'none',
    content: "''",
  }),
];

/** Slices of the text out of place, with ghosts in both colours; no flashing of the whole. */
function glitch(length: number): Rule[] {
  const ghost = (x: number) => `${x}px 0 var(--ov-line-second), ${-x}px 0 var(--ov-frame-color)`;
  return [
    group('@keyframes ov-glitch', [
      rule('0%', {
        'clip-path': 'inset(0 60% 70% 0)',
        transform: 'translateX(-14px)',
        'text-shadow': ghost(6),
      }),
      rule('18%', {
        'clip-path': 'inset(40% 0 20% 0)',
        transform: 'translateX(10px)',
        'text-shadow': ghost(5),
      }),
      rule('36%', {
        'clip-path': 'inset(10% 0 45% 0)',
        transform: 'translateX(-6px)',
        'text-shadow': ghost(4),
      }),
      rule('54%', {
        'clip-path': 'inset(0 0 10% 0)',
        transform: 'translateX(4px)',
        'text-shadow': ghost(3),
      }),
      rule('72%', {
        'clip-path': 'inset(0 0 0 0)',
        transform: 'translateX(-2px)',
        'text-shadow': ghost(2),
      }),
      rule('100%', {'clip-path': 'inset(0 0 0 0)', transform: 'none'}),
    ]),
    rule(SELECTORS.body, {animation: `ov-glitch ${length}ms steps(1, jump-none)`}),
  ];
}

/** The frame lies over the plate, so paid plates keep it; a thin line parts name and text. */
const LOOK = /* css */ `
.comment {
  --ov-line: var(--ov-frame-color);
  --ov-line-soft: var(--ov-frame-soft);
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
.comment .comment-block > .name {
  align-self: stretch;
  padding-bottom: 2px;
  margin-bottom: 3px;
  border-bottom: 1px solid var(--ov-line-soft);
}
.comment[style*='--lcv-background-color'] {
  --ov-line: #fff;
  --ov-line-soft: #ffffff80;
}
${NAME_ON_PAID}${PRO_LOOK}`;

/** The display of a machine: cut corners, brackets, ticks, and a fault when a line comes in. */
export const cyberMx = defineTemplate({
  id: 'cyber-mx',
  name: 'サイバーMX',
  description: '計器のような枠に、2色の差し色を使います。コメントは乱れながら現れます。',
  since: '4_2',
  isPro: true,
  weight: {
    kind: 'heavy',
    why: '現れるときの乱れと、走る光があるので、ほかのテンプレートよりPCの負荷が高くなります。',
  },
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [...OWN_FRAME, 'layout.isVertical', 'box.radius'],
  defaults: {
    'canvas.top': 12,
    'canvas.right': 12,
    'canvas.bottom': 14,
    'canvas.left': 12,
    'layout.gap': 12,
    'flow.limit': 12,
    'name.family': 'Orbitron',
    'name.size': 0.7,
    'name.spacing': 0.06,
    'name.color': '#7df9ffff',
    'name.lineHeight': 1.4,
    'body.size': 23,
    'body.weight': 600,
    'body.color': '#f2fbffff',
    'body.lineHeight': 1.4,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#07121eeb',
    'box.borderColor': '#19e3ffff',
    'box.radius': 0,
    'box.padX': 18,
    'box.padY': 11,
    'avatar.shape': 'hex',
    'avatar.size': 54,
    'avatar.gap': 14,
    'motion.in': 'slide-right',
    'motion.inMs': 350,
  },
  own: options,
  look: LOOK,
});
