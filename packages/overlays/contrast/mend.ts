import type {Value} from '@komebiyori/fields';
import type {Design} from '../model/design';
import {setOptions} from '../model/design';
import {valuesOf} from '../model/values';
import {checkContrast, type Finding} from './checkContrast';
import {fromOklch, toOklch} from './oklch';
import {readableOn} from './color';

/** A change that makes one text readable. */
export interface Mending {
  readonly kind: 'edge' | 'box' | 'color';
  /** On the button. */
  readonly label: string;
  readonly options: Readonly<Record<string, Value>>;
}

const LABELS = {
  edge: '縁取りを付ける',
  box: '箱を付ける',
  boxColor: '箱の色を変える',
  color: '色の明るさを直す',
} as const;

/**
 * The changes that make a text readable, the smallest first; each was tried. Empty when none of them
 * is enough, or the text reads well already.
 */
export function mendings(design: Design, finding: Finding): readonly Mending[] {
  if (finding.passes) return [];
  const tried = [...nudged(finding), ...edged(finding), ...boxed(design, finding)];
  const kinds = new Set<Mending['kind']>();
  return tried.filter(({kind, options}) => {
    if (kinds.has(kind) || !isMended(setOptions(design, options), finding)) return false;
    kinds.add(kind);
    return true;
  });
}

function isMended(design: Design, {surface}: Finding): boolean {
  return checkContrast(design).every((one) => one.surface.id !== surface.id || one.passes);
}

const mending = (
  kind: Mending['kind'],
  options: Mending['options'],
  label: string = LABELS[kind],
): Mending => ({kind, label, options});

/** The same hue and chroma, lighter or darker by steps that one hardly sees. */
function nudged({surface: {colorKey, colors}}: Finding): Mending[] {
  const [color] = colors;
  if (colorKey === undefined || color === undefined || colors.length > 1) return [];
  const {l} = toOklch(color);
  return SHIFTS.filter((shift) => l + shift >= 0 && l + shift <= 1).map((shift) =>
    mending('color', {[colorKey]: shifted(color, shift)}),
  );
}

/** Of lightness, the smallest first. */
const SHIFTS = Array.from({length: 40}, (_, at) => (at + 1) * 0.025).flatMap((step) => [
  step,
  -step,
]);

function shifted(color: string, shift: number): string {
  const start = toOklch(color);
  return fromOklch({...start, l: Math.min(Math.max(start.l + shift, 0), 1)});
}

function edged({surface: {edgeOf, colors}}: Finding): Mending[] {
  const [color] = colors;
  if (edgeOf === undefined || color === undefined) return [];
  return [
    mending('edge', {
      [`outline.${edgeOf}Width`]: 2.5,
      [`outline.${edgeOf}Color`]: readableOn(color),
    }),
  ];
}

/** A box that is there keeps its hue where that is enough; a new one is as translucent as it may be. */
function boxed(design: Design, {surface: {colors}}: Finding): Mending[] {
  const [color] = colors;
  if (color === undefined) return [];
  const {isShown, isStriped, background, odd, even} = valuesOf(design).box;
  const ink = readableOn(color).slice(0, 7);
  const plain = ['99', 'b3', 'cc', 'e6', 'ff'].map((alpha) => ({
    'box.isShown': true,
    'box.isStriped': false,
    'box.background': ink + alpha,
  }));
  if (!isShown) return plain.map((options) => mending('box', options));
  const inks = isStriped ? {'box.odd': odd, 'box.even': even} : {'box.background': background};
  const turned = SHIFTS.map((shift) =>
    Object.fromEntries(Object.entries(inks).map(([key, one]) => [key, shifted(one, shift)])),
  );
  return [...turned, ...plain].map((options) => mending('box', options, LABELS.boxColor));
}
