import {readableOn} from '../../contrast/color';
import {cssString} from '../../css/fontStack';
import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, number, text, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID} from '../sharedLooks';

/** The band and its label; the script reads `rows`. */
const options = defineGroup({
  id: 'ticker',
  label: 'テロップの帯',
  fields: {
    band: color({label: '帯の色', initial: '#101a33f2'}),
    bandSecond: color({label: '帯の下の色', initial: '#1c2f5cf2'}),
    line: color({label: '帯の上の線の色', initial: '#e8b23aff'}),
    label: text({label: '見出しの言葉', initial: 'コメント', maxLength: 20}),
    labelColor: color({label: '見出しの色', initial: '#c8102eff'}),
    shape: choice(
      {slant: '斜め', arrow: '矢印', round: '丸', square: '四角'},
      {label: '見出しの形', initial: 'slant'},
    ),
    separator: choice(
      {none: 'なし', diamond: '◆', dot: '●', star: '★', slash: '／'},
      {label: 'コメントの間のマーク', initial: 'diamond'},
    ),
    rows: number({
      label: '段の数',
      min: 1,
      max: 4,
      step: 1,
      unit: '',
      initial: 1,
      help: '増やすときは、帯の高さや文字の大きさも合わせます。',
    }),
    fades: toggle({label: '端で薄くする', initial: true}),
  },
  css({band, bandSecond, line, label, labelColor, shape, separator, fades}) {
    const sign = SIGNS[separator];
    const fade = 'linear-gradient(90deg, #0000, #000 70px calc(100% - 70px), #0000)';
    return [
      rule('.container', {
        background: `linear-gradient(${line} 0 4px, #0000 4px), linear-gradient(#ffffff24, #fff0 45%), linear-gradient(${band}, ${bandSecond})`,
      }),
      rule(SELECTORS.list, {
        '-webkit-mask-image': fades ? fade : undefined,
        'mask-image': fades ? fade : undefined,
      }),
      rule(`${SELECTORS.comment}::after`, {
        position: sign === '' ? undefined : 'absolute',
        right: sign === '' ? undefined : 'calc(-28px - 0.5em)',
        color: sign === '' ? undefined : line,
        'font-size': sign === '' ? undefined : '0.6em',
        content: sign === '' ? undefined : cssString(sign),
      }),
      ...(label === '' ? [] : tab(label, labelColor, shape)),
    ];
  },
  standing: ({band, bandSecond}) => ({below: [band, bandSecond]}),
});

const SIGNS = {none: '', diamond: '◆', dot: '●', star: '★', slash: '／'} as const;

const SHAPES = {
  slant: {
    'padding-inline-end': '2.2em',
    'clip-path': 'polygon(0 0, 100% 0, calc(100% - 36px) 100%, 0 100%)',
  },
  arrow: {
    'padding-inline-end': '2em',
    'clip-path': 'polygon(0 0, calc(100% - 32px) 0, 100% 50%, calc(100% - 32px) 100%, 0 100%)',
  },
  round: {'border-radius': '0 99px 99px 0', 'padding-inline-end': '1.4em'},
  square: {'padding-inline-end': '1em'},
} as const;

/** Lies over the comments that run below it. */
const tab = (label: string, ink: string, shape: keyof typeof SHAPES): Rule[] => [
  rule('.container::before', {
    position: 'absolute',
    'z-index': 2,
    top: '4px',
    bottom: 0,
    left: 0,
    display: 'flex',
    'align-items': 'center',
    'padding-inline-start': '0.9em',
    'background-image': 'linear-gradient(#ffffff40, #fff0 50%, #00000026)',
    'background-color': ink,
    color: readableOn(ink),
    'font-weight': 800,
    'font-size': '0.85em',
    ...SHAPES[shape],
    content: cssString(label),
  }),
];

/** Everything stands in one row of the height of the band. */
const LOOK = /* css */ `
.container {
  position: relative;
  overflow: hidden;
}
.container > .comments {
  align-items: center;
}
.comments > .comment {
  align-items: center;
  border-block: 9px solid transparent;
  background-clip: padding-box;
  white-space: nowrap;
}
.comment .comment-block {
  align-items: center;
  gap: 0.5em;
}
.comment .comment-body {
  display: flex;
  gap: 0.5em;
  align-items: center;
}
.comment .comment-block > .name,
.comments > .comment .comment-text {
  flex-wrap: nowrap;
  white-space: nowrap;
}
${NAME_ON_PAID}`;

/** The band below a news programme: a label at the left, comments run through. */
export const ticker = defineTemplate({
  id: 'ticker',
  name: 'テロップ',
  description: 'ニュースのような帯に、コメントを横へ流します。左の見出しの言葉を変えられます。',
  since: '5_1',
  layouts: ['横'],
  runtime: 'marquee',
  output: 'zip',
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [
    'layout.isVertical',
    'layout.namePlace',
    'layout.direction',
    'layout.keepsLines',
    'layout.maxWidth',
    'box.tail',
    'box.tailSize',
  ],
  defaults: {
    'canvas.width': 1920,
    'canvas.height': 100,
    'canvas.top': 0,
    'canvas.right': 0,
    'canvas.bottom': 0,
    'canvas.left': 0,
    'layout.namePlace': 'inline',
    'layout.keepsLines': false,
    'layout.direction': 'rtl',
    'layout.gap': 56,
    'name.size': 0.75,
    'body.size': 34,
    'body.lineHeight': 1.3,
    'outline.nameColor': '#0a1226ff',
    'outline.bodyWidth': 2.5,
    'outline.bodyColor': '#0a1226ff',
    'outline.paidColor': '#0a1226ff',
    'box.padX': 18,
    'box.padY': 4,
    'box.radius': 10,
    'avatar.size': 52,
    'avatar.gap': 14,
    'flow.marqueeSpeed': 220,
    'motion.in': 'none',
    'motion.out': 'none',
    'motion.moves': false,
  },
  own: options,
  look: LOOK,
});
