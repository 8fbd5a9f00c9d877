import {BRAND_COLORS} from '../../../config/brandColors';
import {MARK_SIZE} from '../../../src/lib/markPaths';
import {placed, type Drawing} from './drawing';
import {COLOUR_ON_LIGHT, markShapes} from './mark';

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
