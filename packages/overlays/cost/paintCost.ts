import type {Design} from '../model/design';
import {valuesOf} from '../model/values';
import type {Values} from '../model/groups';
import {templateOf} from '../templates/registry';

/** What makes a browser blur again whenever comments move. */
export type PaintPart = 'glow' | 'shadow' | 'ring' | 'frost' | 'box';

export interface PaintCost {
  /** Blurred layers of all comments, each by the area over which its blur spreads. */
  readonly total: number;
  /** Beyond what a PC draws beside a game. */
  readonly isHeavy: boolean;
  /** What costs most; undefined when nothing is blurred. */
  readonly most: PaintPart | undefined;
}

/**
 * Three layers of glow, as its help names them, around name and text of 30 comments are 601; four are
 * 1,007. A software renderer at 450×800 lost a third of its frames to three layers, two thirds to
 * five, and six of seven to seven.
 */
const BUDGET = 800;
/** Pixels of blur over which the height of a line of text doubles; area goes with the square. */
const SPREAD_PX = 10;
/** Name and text; few comments have an amount. */
const TEXTS = 2;
/** Hard shadows spread over nothing; so many of them cost what a blurred one does. */
const HARD = 10;
/** As outline.ts draws them: a point for each pixel of the circle. */
const MAX_POINTS = 40;
/**
 * A frosted box reads what is behind it, blurs it and cuts it out. Measured: with 12 px as much as
 * five layers of glow; 40 px took half as much again.
 */
const FROST = 40;

/** What a design's effects cost to draw, compared with what is light. */
export function paintCost(design: Design): PaintCost {
  const values = valuesOf(design);
  const comments = templateOf(design.template).runtime === 'single' ? 1 : values.flow.limit;
  const parts = Object.entries(partsOf(values)) as [PaintPart, number][];
  const total = Math.round(parts.reduce((sum, [, cost]) => sum + cost, 0) * comments);
  const [most] = parts.sort(([, one], [, other]) => other - one);
  return {total, isHeavy: total > BUDGET, most: total === 0 ? undefined : most?.[0]};
}

/** A blurred layer around a line of text, by the area that it covers. */
const spread = (blur: number): number => (blur === 0 ? 0 : (1 + blur / SPREAD_PX) ** 2);

function partsOf({shadow, outline, box}: Values): Record<PaintPart, number> {
  const glows = Array.from({length: shadow.glowLayers}, (_, at) =>
    spread(shadow.glowSize * (at + 1)),
  );
  const rings = outline.method === 'ring' ? [outline.nameWidth, outline.bodyWidth] : [];
  return {
    glow: TEXTS * sum(glows),
    shadow: shadow.isShown ? TEXTS * spread(shadow.blur) : 0,
    ring: sum(rings.map((width) => Math.min(Math.ceil(2 * Math.PI * width), MAX_POINTS))) / HARD,
    frost: box.isShown && box.blur > 0 ? FROST + box.blur : 0,
    // Browsers have a short way for the shadow of a plain box.
    box: box.isShown && box.shadowBlur > 0 ? 1 : 0,
  };
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
