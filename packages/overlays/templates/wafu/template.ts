import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';

const svg = (width: number, height: number, inside: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${inside}</svg>`,
  ).replaceAll("'", '%27')}")`;

const lines = (path: string, width: number): string =>
  `<path d='${path}' fill='none' stroke='#7a5a2a' stroke-opacity='.2' stroke-width='${width}'/>`;

/** Old patterns: waves of the blue sea, hemp leaves, checks, gold leaf. */
const PATTERNS = {
  none: undefined,
  sea: svg(
    40,
    20,
    lines(
      'M0 20a20 20 0 0 1 40 0M7 20a13 13 0 0 1 26 0M14 20a6 6 0 0 1 12 0M-20 10a20 20 0 0 1 40 0M-13 10a13 13 0 0 1 26 0M-6 10a6 6 0 0 1 12 0M20 10a20 20 0 0 1 40 0M27 10a13 13 0 0 1 26 0M34 10a6 6 0 0 1 12 0',
      1,
    ),
  ),
  hemp: svg(
    36,
    62,
    lines(
      'M0 0 18 10.3 36 0M18 10.3V31M0 20.7 18 31 36 20.7M0 0V20.7L18 10.3 36 20.7V0M0 41.3 18 31 36 41.3M18 31V51.7M0 62 18 51.7 36 62M0 41.3V62M36 41.3V62M0 41.3 18 51.7 36 41.3',
      1,
    ),
  ),
  checks: svg(32, 32, "<path d='M0 0h16v32h16V16H0z' fill='#7a5a2a' fill-opacity='.09'/>"),
  gold: svg(
    120,
    120,
    "<g fill='#c79a34'><path d='m12 18 5 2-3 4zM48 8l4 1-2 3zM90 30l7 3-5 4zM30 62l4 3-5 1zM70 80l6-1-3 5zM104 96l4 3-6 1zM18 104l3-3 2 4zM60 44l2 3-4 0z' fill-opacity='.75'/><path d='m82 58 3 1-2 2zM40 96l3 1-3 2zM110 60l2 2-3 1zM8 52l3 1-2 2z' fill-opacity='.55'/></g>",
  ),
} as const;

/** Fibres of the paper. */
const WASHI = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.02 .22' numOctaves='3' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .45 0 0 0 0 .33 0 0 0 0 .18 .5 0 0 0 -.2'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23n)' opacity='.45'/%3E%3C/svg%3E")`;

/** Paper, cord and seal. */
const options = defineGroup({
  id: 'wafu',
  label: '和紙の飾り',
  fields: {
    pattern: choice(
      {none: '無地', sea: '青海波', hemp: '麻の葉', checks: '市松', gold: '金箔'},
      {label: '紙の柄', initial: 'gold', words: ['模様']},
    ),
    fibre: toggle({label: '和紙の繊維を見せる', initial: true}),
    cord: toggle({label: 'ひもで吊るす', initial: true}),
    cordColor: color({label: 'ひもの色', initial: '#b3261eff'}),
    seal: choice(
      {none: 'なし', stamp: '朱印', line: '脇の線'},
      {label: '名前の飾り', initial: 'stamp', words: ['はんこ', '落款']},
    ),
    sealColor: color({label: '名前の飾りの色', initial: '#b3261eff'}),
    trim: toggle({label: '金の縁を付ける', initial: true}),
  },
  css({pattern, fibre, cord, cordColor, seal, sealColor, trim}) {
    const art = [PATTERNS[pattern], fibre ? WASHI : undefined].filter((one) => one !== undefined);
    return [
      rule(SELECTORS.comment, {
        'background-image': art.length > 0 ? art.join(', ') : undefined,
        outline: trim ? '1px solid var(--ov-frame-color)' : undefined,
        'outline-offset': trim ? '-5px' : undefined,
      }),
      ...(cord ? hung(cordColor) : []),
      ...seals(seal, sealColor),
    ];
  },
  standing: ({seal, sealColor}) => (seal === 'stamp' ? {nameOn: [sealColor]} : {}),
});

/** A cord through a hole in the middle of the upper edge. */
const hung = (ink: string): Rule[] => [
  rule(`${SELECTORS.comment}::after`, {
    position: 'absolute',
    top: '-26px',
    left: 'calc(50% - 7px)',
    width: '14px',
    height: '36px',
    background: `radial-gradient(circle at 50% 31px, #2a1a0a 3px, #0000 3.5px), linear-gradient(${ink}, ${ink}) 50% 0 / 3px 31px no-repeat`,
    filter: 'drop-shadow(0 1px 1px #0006)',
    content: "''",
  }),
];

function seals(kind: 'none' | 'stamp' | 'line', ink: string): Rule[] {
  if (kind === 'line') {
    return [rule(SELECTORS.name, {'border-block-end': `2px solid ${ink}`})];
  }
  return kind === 'stamp'
    ? [
        rule(SELECTORS.name, {
          'align-self': 'flex-start',
          padding: '0.35em',
          'border-radius': '4px',
          'background-color': ink,
        }),
      ]
    : [];
}

/** Strips hang from the upper edge and end above the lower one. */
const LOOK = /* css */ `
.comments > .comment {
  margin-top: 26px;
  align-self: flex-start;
}
.comments > .comment {
  max-height: calc(100% - 34px);
}
.comment .comment-block {
  gap: 0.35em;
  min-height: 0;
}
.comment .comment-text {
  text-combine-upright: none;
}
`;

/** Strips of paper that hang on a cord, written from above to below; new ones come at the left. */
export const wafu = defineTemplate({
  id: 'wafu',
  name: '和風',
  description:
    '和紙の短冊に縦書きで出します。紙の柄とひも、名前のマークを選べます。横書きにもできます。',
  since: '7_0',
  layouts: ['横', '縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.namePlace', 'box.area', 'box.blur', 'box.tail', 'box.tailSize'],
  defaults: {
    'canvas.width': 960,
    'canvas.height': 420,
    'canvas.top': 0,
    'canvas.right': 16,
    'canvas.left': 16,
    'layout.direction': 'ltr',
    'layout.isVertical': true,
    'layout.gap': 14,
    'name.family': 'Shippori Mincho',
    'name.size': 0.7,
    'name.color': '#fff6e6ff',
    'name.lineHeight': 1.4,
    'body.family': 'Shippori Mincho',
    'body.color': '#2a211bff',
    'body.spacing': 0.03,
    'body.lineHeight': 1.45,
    'details.color': '#5b4a3aff',
    'outline.nameColor': '#8f1d17ff',
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.background': '#f8f0dcfa',
    'box.radius': 2,
    'box.padX': 10,
    'box.padY': 16,
    'box.isStriped': true,
    'box.odd': '#f8f0dcfa',
    'box.even': '#f3dfd9fa',
    'box.borderColor': '#c9a24bff',
    'box.shadowY': 3,
    'box.shadowBlur': 8,
    'box.shadowColor': '#2a1a0a80',
    'avatar.size': 40,
    'avatar.borderWidth': 2,
    'avatar.borderColor': '#c9a24bff',
    'motion.in': 'slide-down',
    'motion.inMs': 500,
  },
  own: options,
  look: LOOK,
});
