import {BRAND_COLORS as C} from '../../../config/brandColors';
import {
  EYES_PATH,
  MARK_SIZE,
  NORI_PATH,
  ONIGIRI_PATH,
  SMILE_PATH,
} from '../../../src/lib/markPaths';
import {placed, type Drawing, type Shape} from './drawing';

/** Inks of the mark; without `rice` the ground shows through. */
export interface MarkInks {
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
