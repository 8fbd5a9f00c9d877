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
  /** The label of the background where it is worst; undefined where the background is no matter. */
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
  const {ratio, worst} = overBackgrounds(surface);
  const by = boxes.length > 0 ? 'box' : 'nothing';
  return {surface, ratio: short(ratio), needed, by, worst, passes: ratio >= needed};
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

function overBackgrounds({colors, boxes}: Surface): {ratio: number; worst: string} {
  const boxColors = boxes.length > 0 ? boxes : ['#00000000'];
  let [ratio, worst] = [Number.POSITIVE_INFINITY, ''];
  for (const {color: behind, label} of allBackgrounds()) {
    for (const box of boxColors) {
      const solid = over(box, behind);
      const found = Math.min(...colors.map((color) => contrast(over(color, solid), solid)));
      if (found < ratio) [ratio, worst] = [found, label];
    }
  }
  return {ratio, worst};
}

const allBackgrounds = () =>
  BACKGROUNDS.flatMap(({label, colors}) => colors.map((color) => ({color, label})));

/** Never rounded up to a ratio that is not reached. */
const short = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** A finding as a sentence for the visitor. */
export function sayFinding({surface, ratio, needed, by, worst, passes}: Finding): string {
  const told = `${surface.label}のコントラスト比は${ratio}です`;
  if (passes) return `${told}。読みやすい配色です。`;
  const where = worst === undefined ? '' : `（背景が${worst}のとき）`;
  return by === 'box'
    ? `${told}${where}。箱の上で${needed}以上にします。`
    : `${told}${where}。縁取りか箱を付けます。`;
}
