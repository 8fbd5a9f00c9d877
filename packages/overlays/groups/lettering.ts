import {rule, type Declarations, type Rule} from '../css/rule';
import {fontStack} from '../css/fontStack';
import {COLORED, SELECTORS} from '../css/selectors';
import {allFilters} from '../css/textEffects';
import {bodyColor, nameColor} from '../css/variables';
import {choice, color, font, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const WEIGHT = {min: 100, max: 900, step: 100, unit: ''} as const;
const EM = {min: 0.5, max: 2, step: 0.05, unit: 'em'} as const;

interface Part {
  readonly id: 'name' | 'body' | 'details';
  readonly label: string;
  readonly selector: string;
  readonly weight: number;
  readonly color: string;
  readonly size: ReturnType<typeof number>;
  /** Size and colour as the part takes them: through the family's variables where it has any. */
  readonly lay: (values: {size: number; color: string}) => {root: Declarations; part: Declarations};
  /** Without outline, shadow and glow of its own. */
  readonly isPlain?: true;
}

function lettering({id, label, selector, weight, color: initial, size, lay, isPlain}: Part) {
  return defineGroup({
    id,
    label,
    fields: {
      family: font({
        label: 'フォント',
        initial: '',
        words: ['書体', '字体'],
        help: '「テンプレートのまま」は、見やすい日本語のフォントです。',
      }),
      size,
      weight: number({label: '太さ', ...WEIGHT, initial: weight, words: ['ボールド']}),
      isItalic: toggle({label: '斜めにする', initial: false, words: ['イタリック']}),
      spacing: number({label: '字間', min: -0.1, max: 0.5, step: 0.01, unit: 'em', initial: 0}),
      lineHeight: number({
        label: '行の高さ',
        min: 1,
        max: 3,
        step: 0.05,
        unit: '倍',
        initial: 1.5,
      }),
      color: color({label: '色', initial}),
      hasGradient: toggle({
        label: '2色にする',
        initial: false,
        words: ['グラデーション'],
        help: '縁取りと影は、絵文字の画像にも付きます。',
      }),
      second: color({label: '2つ目の色', initial: '#ffd54fff'}),
      angle: number({label: '色の向き', min: 0, max: 360, step: 5, unit: '度', initial: 180}),
      letters: choice({none: 'そのまま', uppercase: '大文字'}, {label: '英字', initial: 'none'}),
    },
    css(values): Rule[] {
      const {spacing, letters} = values;
      const {root, part} = lay(values);
      return [
        rule(':root', root),
        rule(selector, {
          'font-family': fontStack(values.family) ?? 'inherit',
          'font-weight': values.weight,
          'font-style': values.isItalic ? 'italic' : undefined,
          'letter-spacing': spacing === 0 ? undefined : `${spacing}em`,
          'line-height': values.lineHeight,
          'text-transform': letters === 'none' ? undefined : letters,
          ...part,
        }),
        // Amounts stand in the text, so they have its family.
        rule(SELECTORS.paid, {'font-family': id === 'body' ? fontStack(values.family) : undefined}),
        ...(values.hasGradient ? gradient(selector, part, values, isPlain ? undefined : id) : []),
      ];
    },
  });
}

interface Gradient {
  readonly second: string;
  readonly angle: number;
}

/**
 * The fill is drawn by the background. A stroke and a text shadow would lie over it, so the layers
 * of the part become filters. Text in colours of the SDK keeps those.
 */
function gradient(
  selector: string,
  {color: first}: Declarations,
  {second, angle}: Gradient,
  id: 'name' | 'body' | 'details' | undefined,
): Rule[] {
  const hasEffects = id === 'name' || id === 'body';
  const inside = selector.slice(SELECTORS.comment.length);
  return [
    rule(selector, {
      'background-image': `linear-gradient(${angle}deg, ${String(first)}, ${second})`,
      '-webkit-background-clip': 'text',
      'background-clip': 'text',
      '-webkit-text-fill-color': 'transparent',
      '-webkit-text-stroke': '0',
      'text-shadow': 'none',
      filter: hasEffects ? allFilters(id) : undefined,
    }),
    ...(id === 'body'
      ? [
          rule(`${COLORED}${inside}`, {
            'background-image': 'none',
            '-webkit-text-fill-color': 'currentcolor',
            filter: 'none',
          }),
        ]
      : []),
  ];
}

export const name = lettering({
  id: 'name',
  label: '名前の文字',
  selector: SELECTORS.name,
  weight: 700,
  color: '#ffe08aff',
  size: number({label: '大きさ', ...EM, initial: 0.85, help: '本文の大きさに対する割合です。'}),
  lay: ({size, color: value}) => ({
    root: nameColor(value),
    part: {'font-size': `${size}em`, color: 'var(--lcv-name-color)'},
  }),
});

export const body = lettering({
  id: 'body',
  label: '本文の文字',
  selector: SELECTORS.body,
  weight: 700,
  color: '#ffffffff',
  size: number({
    label: '大きさ',
    min: 8,
    max: 200,
    step: 1,
    unit: 'px',
    initial: 24,
    help: '名前やアイコンの横の文字も、これに合わせて変わります。',
  }),
  lay: ({size, color: value}) => ({
    root: {'--lcv-font-size': `${size}px`, ...bodyColor(value)},
    part: {'font-size': '1em', color: 'var(--lcv-text-color)'},
  }),
});

export const details = lettering({
  id: 'details',
  label: '時刻や枠名の文字',
  selector: SELECTORS.details,
  weight: 400,
  color: '#ffffffcc',
  size: number({label: '大きさ', ...EM, initial: 0.6, help: '本文の大きさに対する割合です。'}),
  lay: ({size, color: value}) => ({root: {}, part: {'font-size': `${size}em`, color: value}}),
  isPlain: true,
});
