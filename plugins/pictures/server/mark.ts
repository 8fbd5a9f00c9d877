import {BRAND_COLORS as C, BRAND_COLORS} from '../../../config/brandColors';
import {
  EYES_PATH,
  MARK_SIZE,
  NORI_PATH,
  ONIGIRI_PATH,
  SMILE_PATH,
} from '../../../src/lib/markPaths';
import {placed, type Drawing, type Shape} from './formats';
import type {Outline} from './files';

/** Inks of the mark; without `rice` the ground shows through. */
interface MarkInks {
  readonly outline: string;
  readonly rice?: string;
  readonly nori: string;
  readonly face: string;
}

export const COLOUR_ON_LIGHT: MarkInks = {
  outline: C.deepNori,
  rice: C.paper,
  nori: C.deepNori,
  face: C.ink,
};
/** On a dark ground a dark outline would vanish, and the foot of the mark with it. */
export const COLOUR_ON_DARK: MarkInks = {...COLOUR_ON_LIGHT, outline: C.onNori, nori: C.nori};
export const ONE_INK_ON_LIGHT: MarkInks = {outline: C.ink, nori: C.ink, face: C.ink};
export const ONE_INK_ON_DARK: MarkInks = {outline: C.paper, nori: C.paper, face: C.paper};

/** The shapes of the mark, back to front, in a square of 64 units. */
export function markShapes({outline, rice, nori, face}: MarkInks): Shape[] {
  return [
    ...(rice === undefined ? [] : [{d: ONIGIRI_PATH, fill: rice}]),
    {d: NORI_PATH, fill: nori},
    {d: ONIGIRI_PATH, stroke: outline, width: 3.5},
    {d: EYES_PATH, fill: face},
    {d: SMILE_PATH, stroke: face, width: 2},
  ];
}

export function markDrawing(inks: MarkInks): Drawing {
  return {width: MARK_SIZE, height: MARK_SIZE, groups: [placed(markShapes(inks))]};
}

/** At 16 px a face is a smudge: the rice ball and its nori alone are clearer. */
export function smallMarkDrawing(): Drawing {
  const inks = COLOUR_ON_LIGHT;
  const shapes = markShapes(inks).filter(({d}) => d !== SMILE_PATH && d !== EYES_PATH);
  return {width: MARK_SIZE, height: MARK_SIZE, groups: [placed(shapes)]};
}

const SIDE = 512;
/** Rounded like the app's icon on the desktop: a bit over a fifth of the side. */
const CORNER = 112;

const FULL = `M0 0H${SIDE}V${SIDE}H0Z`;
const ROUNDED = roundedSquare(SIDE, CORNER);

function roundedSquare(side: number, corner: number): string {
  const arc = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  const edge = side - 2 * corner;
  return `M${corner} 0h${edge}${arc(corner, corner)}v${edge}${arc(-corner, corner)}h${-edge}${arc(-corner, -corner)}v${-edge}${arc(corner, -corner)}Z`;
}

/** @param share what the mark takes of the side, 0 to 1 */
function iconDrawing(ground: string, share: number): Drawing {
  const scale = (SIDE * share) / MARK_SIZE;
  const margin = (SIDE - MARK_SIZE * scale) / 2;
  return {
    width: SIDE,
    height: SIDE,
    groups: [
      placed([{d: ground, fill: BRAND_COLORS.nori}]),
      placed(markShapes(COLOUR_ON_LIGHT), margin, margin, scale),
    ],
  };
}

/** The square icon with rounded, transparent corners. */
export const icon = (): Drawing => iconDrawing(ROUNDED, 0.74);

/** The ground reaches into the corners, because iOS rounds them itself and fills gaps with black. */
export const touchIcon = (): Drawing => iconDrawing(FULL, 0.72);

/**
 * What matters lies in the safe zone, a circle of 80 % of the side; the rest may be cut off.
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
export const maskableIcon = (): Drawing => iconDrawing(FULL, 0.64);

const GAP = 11;
const TEXT_HEIGHT = 38;
/** The middle of the rice ball without its tail. */
const MIDDLE = 30;

/** The mark and, to its right, the name. */
export function wordmarkDrawing(name: Outline, inks: MarkInks, ink: string): Drawing {
  const scale = TEXT_HEIGHT / name.height;
  const x = MARK_SIZE + GAP;
  return {
    width: Math.ceil(x + name.width * scale + 1),
    height: MARK_SIZE,
    groups: [
      placed(markShapes(inks)),
      placed([{d: name.d, fill: ink}], x, MIDDLE - TEXT_HEIGHT / 2, scale),
    ],
  };
}
