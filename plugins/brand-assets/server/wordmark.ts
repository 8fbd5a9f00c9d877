import {MARK_SIZE} from '../../../src/lib/markPaths';
import {placed, type Drawing} from './drawing';
import {markShapes, type MarkInks} from './mark';
import type {Outline} from './outlineText';

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
