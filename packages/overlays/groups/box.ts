import {faded} from '../contrast/color';
import {rule, type Declarations, type Rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {boxColor} from '../css/variables';
import {choice, color, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

/** What the box surrounds. */
const AREAS = {whole: SELECTORS.comment, block: SELECTORS.block, text: SELECTORS.frame} as const;

const STRIPES = {left: 'Wpx 0', top: '0 Wpx'} as const;

const pixels = (label: string, max: number, initial: number) =>
  number({label, min: 0, max, step: 1, unit: 'px', initial});

/** Where the tail of a balloon points. */
const TAILS = {none: 'なし', left: '左', right: '右', bottom: '下'} as const;

interface Tail {
  readonly tail: keyof typeof TAILS;
  /** In pixels. */
  readonly tailSize: number;
  readonly borderWidth: number;
  readonly borderColor: string;
  readonly radius: number;
}

/** The tail as a clipped square beside the box: nothing overlaps, so both may be translucent. */
const SIDES = {
  left: {margin: 'margin-left', shape: 'polygon(100% 0, 100% 75%, 0 20%)'},
  right: {margin: 'margin-right', shape: 'polygon(0 0, 0 75%, 100% 20%)'},
  bottom: {margin: 'margin-bottom', shape: 'polygon(0 0, 75% 0, 20% 100%)'},
} as const;

/** A tail at a box, with the room it needs. Templates draw it otherwise through `--ov-tail-shape`. */
function tail(selector: string, options: Tail): Rule[] {
  const {tail: side, tailSize: size, borderWidth, borderColor} = options;
  if (side === 'none') return [];
  const {margin, shape} = SIDES[side];
  return [
    rule(selector, {[margin]: `${size}px`}),
    rule(`${selector}::before`, {
      position: 'absolute',
      ...place(side, options),
      width: `${size}px`,
      height: `${size}px`,
      'background-color': borderWidth > 0 ? borderColor : 'var(--lcv-background-color)',
      'clip-path': `var(--ov-tail-shape, ${shape})`,
      content: "''",
    }),
  ];
}

/** Beside the frame, and below the rounding of the corner. */
function place(side: keyof typeof SIDES, {borderWidth, radius}: Tail): Declarations {
  const outside = `calc(100% + ${borderWidth}px)`;
  const along = `${Math.min(Math.max(radius, 8), 20)}px`;
  if (side === 'left') return {top: along, right: outside};
  if (side === 'right') return {top: along, left: outside};
  return {top: outside, left: along};
}

/** The background of a comment, with frame, tail, stripe and turns of colour. */
export const box = defineGroup({
  id: 'box',
  label: '箱',
  fields: {
    isShown: toggle({label: '箱を出す', initial: false, words: ['背景', '座布団', '吹き出し']}),
    area: choice(
      {whole: 'アイコンも含めてすべて', block: '名前と本文', text: '本文だけ'},
      {label: '囲むところ', initial: 'whole'},
    ),
    background: color({
      label: '箱の色',
      initial: '#000000b3',
      words: ['半透明', '不透明度'],
      help: 'ギフトには、配信サイトの色が入ります。「ギフト」で変えられます。',
    }),
    borderWidth: pixels('枠線の太さ', 20, 0),
    borderColor: color({label: '枠線の色', initial: '#ffffffff'}),
    radius: pixels('角の丸み', 100, 12),
    padX: pixels('内側の余白（横）', 100, 12),
    padY: pixels('内側の余白（縦）', 100, 6),
    blur: number({
      label: '後ろのぼかし',
      min: 0,
      max: 40,
      step: 1,
      unit: 'px',
      initial: 0,
      words: ['すりガラス'],
      help: 'ぼけるのは、このソースの中の背景だけです。OBSの後ろの映像はぼけません。',
    }),
    tail: choice(TAILS, {label: 'しっぽ', initial: 'none', words: ['吹き出し', 'ふきだし']}),
    tailSize: number({
      label: 'しっぽの大きさ',
      min: 4,
      max: 60,
      step: 1,
      unit: 'px',
      initial: 12,
    }),
    stripe: choice(
      {none: 'なし', left: '左', top: '上'},
      {label: '帯', initial: 'none', help: '配信サイトの色を帯に出すときにも使います。'},
    ),
    stripeWidth: number({label: '帯の太さ', min: 1, max: 40, step: 1, unit: 'px', initial: 5}),
    stripeColor: color({label: '帯の色', initial: '#5bc8ffff'}),
    isStriped: toggle({
      label: '1件おきに色を変える',
      initial: false,
      words: ['しま模様', '偶数', '奇数'],
    }),
    odd: color({label: '奇数の箱の色', initial: '#14284ad9'}),
    even: color({label: '偶数の箱の色', initial: '#14503cd9'}),
    shadowY: pixels('箱の影のずれ', 40, 2),
    shadowBlur: pixels('箱の影のぼかし', 100, 0),
    shadowColor: color({label: '箱の影の色', initial: '#00000066'}),
  },
  css(values) {
    const {area, isShown, borderWidth, borderColor, stripe, stripeWidth, blur} = values;
    const selector = AREAS[area];
    const frame = isShown && borderWidth > 0 ? `${borderWidth}px solid ${borderColor}` : 'none';
    return [
      rule(':root', {
        ...boxColor(isShown ? values.background : '#00000000'),
        '--ov-stripe-color': values.stripeColor,
        // For looks that draw their frame themselves.
        '--ov-frame-color': borderColor,
        '--ov-frame-soft': faded(borderColor),
        '--lcv-box-shadow':
          isShown && values.shadowBlur > 0
            ? `0 ${values.shadowY}px ${values.shadowBlur}px ${values.shadowColor}`
            : '0 0 transparent',
      }),
      ...emptied(selector),
      rule(selector, {
        position: 'relative',
        padding: `${values.padY}px ${values.padX}px`,
        border: frame,
        'border-radius': `${values.radius}px`,
        'background-color': 'var(--lcv-background-color)',
        // Not through a variable of :root, where the colour of one comment is not known yet.
        'box-shadow': [...stripeOf(stripe, stripeWidth), 'var(--lcv-box-shadow)'].join(', '),
        '-webkit-backdrop-filter': isShown && blur > 0 ? `blur(${blur}px)` : undefined,
        'backdrop-filter': isShown && blur > 0 ? `blur(${blur}px)` : undefined,
      }),
      ...(isShown ? tail(selector, values) : []),
      ...(isShown && values.isStriped ? stripes(values) : []),
    ];
  },
});

const stripeOf = (side: 'none' | keyof typeof STRIPES, width: number): string[] =>
  side === 'none'
    ? []
    : [`inset ${STRIPES[side].replace('W', String(width))} 0 var(--ov-stripe-color)`];

/** The other parts lose what a template of the family may have given them. */
function emptied(selector: string): Rule[] {
  return Object.values(AREAS)
    .filter((other) => other !== selector)
    .map((other) =>
      rule(other, {padding: 0, border: 'none', background: 'none', 'box-shadow': 'none'}),
    );
}

const stripes = ({odd, even}: {odd: string; even: string}): Rule[] => [
  rule(`${SELECTORS.comment}.odd`, boxColor(odd)),
  rule(`${SELECTORS.comment}.even`, boxColor(even)),
];
