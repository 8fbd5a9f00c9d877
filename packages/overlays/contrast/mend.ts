import type {Value} from '@komebiyori/fields';
import type {Design} from '../model/design';
import {setOptions} from '../model/design';
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
  color: '色の明るさを直す',
} as const;

/**
 * The changes that make a text readable, the smallest first; each was tried. Empty when none of them
 * is enough, or the text reads well already.
 */
export function mendings(design: Design, finding: Finding): readonly Mending[] {
  if (finding.passes) return [];
  const tried = [...nudged(finding), ...edged(finding), ...boxed(finding)];
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

const mending = (kind: Mending['kind'], options: Mending['options']): Mending => ({
  kind,
  label: LABELS[kind],
  options,
});

/** The same hue and chroma, lighter or darker by steps that one hardly sees. */
function nudged({surface: {colorKey, colors}}: Finding): Mending[] {
  const [color] = colors;
  if (colorKey === undefined || color === undefined || colors.length > 1) return [];
  const start = toOklch(color);
  const steps = Array.from({length: 40}, (_, at) => (at + 1) * 0.025);
  return steps
    .flatMap((step) => [start.l + step, start.l - step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => mending('color', {[colorKey]: fromOklch({...start, l})}));
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

/** As translucent as it may be. */
function boxed({surface: {colors}}: Finding): Mending[] {
  const [color] = colors;
  if (color === undefined) return [];
  const ink = readableOn(color).slice(0, 7);
  return ['99', 'b3', 'cc', 'e6', 'ff'].map((alpha) =>
    mending('box', {'box.isShown': true, 'box.isStriped': false, 'box.background': ink + alpha}),
  );
}
