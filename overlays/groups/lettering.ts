import {rule, type Rule} from '../css/rule';
import {fontStack} from '../css/fontStack';
import {SELECTORS} from '../css/selectors';
import {choice, color, font, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const WEIGHT = {min: 100, max: 900, step: 100, unit: ''} as const;

interface Part {
  readonly id: 'name' | 'body' | 'details';
  readonly label: string;
  readonly selector: string;
  readonly weight: number;
  readonly color: string;
  readonly size: ReturnType<typeof number>;
  /** The family's variables that this part's values are also given to. */
  readonly variables: (values: {size: number; color: string}) => Record<string, string>;
}

function lettering({id, label, selector, weight, color: initial, size, variables}: Part) {
  return defineGroup({
    id,
    label,
    fields: {
      family: font({label: 'フォント', initial: '', words: ['書体', '字体']}),
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
      hasGradient: toggle({label: '2色にする', initial: false, words: ['グラデーション']}),
      second: color({label: '2つ目の色', initial: '#ffd54fff'}),
      angle: number({label: '色の向き', min: 0, max: 360, step: 5, unit: '度', initial: 180}),
      letters: choice({none: 'そのまま', uppercase: '大文字'}, {label: '英字', initial: 'none'}),
    },
    css(values): Rule[] {
      const {family, weight: bold, isItalic, spacing, lineHeight, letters} = values;
      return [
        rule(':root', variables({size: values.size, color: values.color})),
        rule(selector, {
          'font-family': fontStack(family),
          'font-size': `${values.size}${size.unit}`,
          'font-weight': bold,
          'font-style': isItalic ? 'italic' : undefined,
          'letter-spacing': spacing === 0 ? undefined : `${spacing}em`,
          'line-height': lineHeight,
          'text-transform': letters === 'none' ? undefined : letters,
          color: values.color,
          ...(values.hasGradient && gradient(values)),
        }),
      ];
    },
  });
}

/** The fill is drawn by the background; a stroke would lie over it, so outlines become shadows. */
function gradient({color: first, second, angle}: {color: string; second: string; angle: number}) {
  return {
    'background-image': `linear-gradient(${angle}deg, ${first}, ${second})`,
    'background-clip': 'text',
    '-webkit-background-clip': 'text',
    '-webkit-text-fill-color': 'transparent',
  };
}

const EM = {min: 0.5, max: 2, step: 0.05, unit: 'em'} as const;

export const name = lettering({
  id: 'name',
  label: '名前の文字',
  selector: SELECTORS.name,
  weight: 700,
  color: '#ffe08aff',
  size: number({label: '大きさ', ...EM, initial: 0.85}),
  variables: ({color: value}) => ({'--lcv-name-color': value}),
});

export const body = lettering({
  id: 'body',
  label: '本文の文字',
  selector: SELECTORS.body,
  weight: 700,
  color: '#ffffffff',
  size: number({label: '大きさ', min: 8, max: 200, step: 1, unit: 'px', initial: 24}),
  variables: ({size, color: value}) => ({
    '--lcv-font-size': `${size}px`,
    '--lcv-text-color': value,
  }),
});

export const details = lettering({
  id: 'details',
  label: '時刻や枠名の文字',
  selector: '.comment .details',
  weight: 400,
  color: '#ffffffcc',
  size: number({label: '大きさ', ...EM, initial: 0.6}),
  variables: () => ({}),
});
