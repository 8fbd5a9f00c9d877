import {contrast} from '@komebiyori/lib/contrast';
import type {Design} from '../model/design';
import {over} from './color';
import {surfacesOf, type Surface} from './surfaces';

/** What may lie behind an overlay, as the colours that large parts of it have. */
export const BACKGROUNDS = [
  {id: 'black', label: '黒', colors: ['#000000']},
  {id: 'white', label: '白', colors: ['#ffffff']},
  {id: 'grey', label: 'グレー', colors: ['#808080']},
  {id: 'bright', label: '明るいゲーム', colors: ['#8fd3ff', '#fff3c4', '#7fdc7a']},
  {id: 'dark', label: '暗いゲーム', colors: ['#0b1020', '#2a1b3d', '#3b2f1e']},
] as const;

/** How well one text of a design reads. */
export interface Finding {
  readonly surface: Surface;
  /** WCAG 2.2 contrast ratio where it is worst, two digits, rounded down. */
  readonly ratio: number;
  /** 3 for large text, else 4.5 (WCAG 2.2, 1.4.3). */
  readonly needed: number;
  /** What makes it readable: its edge, the box, or nothing but the picture behind. */
  readonly by: 'edge' | 'box' | 'nothing';
  /** The label of the background where it is worst; undefined where all are alike: all pass, or none. */
  readonly worst?: string;
  readonly passes: boolean;
}

/** Thinner edges do not hold a letter together. In pixels. */
const MIN_EDGE = 2;
/** An edge is thin, so it needs the contrast of small text. */
const EDGE_RATIO = 4.5;

/** Checks all texts of a design. */
export const checkContrast = (design: Design): readonly Finding[] =>
  surfacesOf(design).map(checkSurface);

/** Checks one text over the backgrounds; a good edge is enough by itself. */
function checkSurface(surface: Surface): Finding {
  const {boxes, size, weight} = surface;
  // 18 and 14 points (bold) at 96 pixels an inch.
  const needed = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;
  const onEdge = edgeRatio(surface);
  if (onEdge >= EDGE_RATIO) {
    return {surface, ratio: short(onEdge), needed: EDGE_RATIO, by: 'edge', passes: true};
  }
  const {ratio, worst, best} = overBackgrounds(surface);
  const by = boxes.length > 0 ? 'box' : 'nothing';
  const depends = ratio < needed && best >= needed ? {worst} : {};
  return {surface, ratio: short(ratio), needed, by, ...depends, passes: ratio >= needed};
}

/** The worst contrast of text and edge; 0 without an edge that counts. */
function edgeRatio({colors, edge}: Surface): number {
  if (edge === undefined || edge.width < MIN_EDGE) return 0;
  const ratios = colors.flatMap((color) =>
    allBackgrounds().map(({color: behind}) => {
      const solid = over(edge.color, behind);
      return contrast(over(color, solid), solid);
    }),
  );
  return Math.min(...ratios);
}

/** The least ratio with where it is, and that over the background that helps most. */
function overBackgrounds({colors, boxes}: Surface): {ratio: number; worst: string; best: number} {
  const boxColors = boxes.length > 0 ? boxes : ['#00000000'];
  let [ratio, worst, best] = [Number.POSITIVE_INFINITY, '', 0];
  for (const {color: behind, label} of allBackgrounds()) {
    const grounds = boxColors.map((box) => over(box, behind));
    const found = Math.min(
      ...grounds.flatMap((solid) => colors.map((color) => contrast(over(color, solid), solid))),
    );
    if (found < ratio) [ratio, worst] = [found, label];
    best = Math.max(best, found);
  }
  return {ratio, worst, best};
}

const allBackgrounds = () =>
  BACKGROUNDS.flatMap(({label, colors}) => colors.map((color) => ({color, label})));

/** Never rounded up to a ratio that is not reached. */
const short = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** A finding as a sentence for the visitor. */
export function sayFinding({surface, ratio, needed, by, worst, passes}: Finding): string {
  const told = `${surface.label}のコントラスト比は${ratio}です`;
  if (passes) return `${told}。読みやすい配色です。`;
  if (by === 'box' && worst === undefined) {
    return `${told}。文字とその下の色が近いため、${needed}以上になるように変えます。`;
  }
  const where = worst === undefined ? '' : `（背景が${worst}のとき）`;
  return by === 'box'
    ? `${told}${where}。箱の上で${needed}以上にします。`
    : `${told}${where}。縁取りか箱を付けます。`;
}

/** What is said above findings that fail. */
export function sayFailing(findings: readonly Finding[]): string {
  const failing = findings.filter(({passes}) => !passes);
  const depends = failing.every(({worst}) => worst !== undefined);
  const why = depends ? '背景によって読みにくくなります' : '読みにくい配色です';
  return `${findings.length}か所のうち${failing.length}か所が、${why}。`;
}
