import {rule, type Declarations, type Rule} from './rule';
import {COLORED, SELECTORS} from './selectors';

/** The parts of a comment whose text has outline, shadow and glow. */
export type EffectPart = 'name' | 'body' | 'paid';

/** What the family calls these parts in its variables. */
const FAMILY = {name: 'name', body: 'comment', paid: 'paid'} as const;

/** Layers of one `text-shadow`, from the text outwards. */
const LAYERS = ['ring', 'drop', 'glow'] as const;

/** A shadow and a filter that draw nothing, so that lists of them stay valid. */
const NO_SHADOW = '0 0 transparent';
const NO_FILTER = 'opacity(1)';

export type Layer = (typeof LAYERS)[number];

/** Sets one layer of the shadow of a part. */
export const layer = (part: EffectPart, name: Layer, shadow: string): Declarations => ({
  [`--ov-${part}-${name}`]: shadow,
});

/** Takes one layer away again. */
export const noLayer = (part: EffectPart, name: Layer): Declarations =>
  layer(part, name, NO_SHADOW);

/** The same effect as a filter, for text that a gradient fills. */
export const filterLayer = (part: EffectPart, name: Layer, filter: string): Declarations => ({
  [`--ov-${part}-${name}-filter`]: filter,
});

/** Sets the stroke of a part: `4px #000000ff`. */
export const stroke = (part: EffectPart, value: string): Declarations => ({
  [`--ov-${part}-outline`]: value,
  [`--lcv-${FAMILY[part]}-outline`]: value,
});

/** The color of outlines, which the family's own shadow levels use. */
export const shadowColor = (part: 'name' | 'body', value: string): Declarations => ({
  [`--lcv-${FAMILY[part]}-shadow-color`]: value,
});

/** All layers of a part as one value of `text-shadow`. */
const allShadows = (part: EffectPart): string =>
  LAYERS.map((name) => `var(--ov-${part}-${name})`).join(', ');

/** All layers of a part as one value of `filter`. */
export const allFilters = (part: EffectPart): string =>
  LAYERS.map((name) => `var(--ov-${part}-${name}-filter)`).join(' ');

/** Takes outline and shadows from text that stands on a background made for it. */
export function plain(important: '' | ' !important' = ''): Declarations {
  return {
    '--lcv-comment-shadow': `none${important}`,
    '--lcv-comment-outline': `0 transparent${important}`,
    '--lcv-paid-shadow': `none${important}`,
    '--lcv-paid-outline': `0 transparent${important}`,
  };
}

/** Gives them back where the SDK or `plain` took them. */
export const EFFECTS_AGAIN: Declarations = {
  '--lcv-comment-shadow': `${allShadows('body')} !important`,
  '--lcv-comment-outline': 'var(--ov-body-outline) !important',
  '--lcv-paid-shadow': `${allShadows('paid')} !important`,
  '--lcv-paid-outline': 'var(--ov-paid-outline) !important',
};

function part(id: EffectPart): Rule[] {
  const neutral: Record<string, string> = {};
  for (const name of LAYERS) {
    neutral[`--ov-${id}-${name}`] = NO_SHADOW;
    neutral[`--ov-${id}-${name}-filter`] = NO_FILTER;
  }
  const shadow = `--lcv-${FAMILY[id]}-shadow`;
  const outline = `--lcv-${FAMILY[id]}-outline`;
  return [
    rule(':root', {...neutral, [shadow]: allShadows(id), ...stroke(id, '0 transparent')}),
    rule(SELECTORS[id], {
      'text-shadow': `var(${shadow})`,
      '-webkit-text-stroke': `var(${outline})`,
      'paint-order': 'stroke fill',
    }),
  ];
}

/**
 * How outline, shadow and glow of a part meet in one `text-shadow`: each group sets its own layer.
 * Where the SDK wrote colours it also wrote `--lcv-comment-shadow: none`; the rest goes with it.
 */
export const TEXT_EFFECTS: readonly Rule[] = [
  ...part('name'),
  ...part('body'),
  ...part('paid'),
  rule(COLORED, plain()),
];
