import {cssString} from '../../css/fontStack';
import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {readableOn} from '../../contrast/color';
import {choice, color, number, text, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** The band and its label; the script reads `rows`. */
export const options = defineGroup({
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
