import type {Shown} from '../model/board';
import {SIZE, alphaOf, type Mark} from '../model/mark';
import {PLAIN, fitInk, inkOf, paintGrowth, paintMark, type Look} from './paint.browser';
import {createWet, type WetCanvases} from './wet.browser';

/** A stack of canvases that shows a drawing. */
export interface Layers {
  /** Draws what is new since the last time, all when it must. */
  readonly draw: (shown: readonly Shown[], now: number) => void;
  /** Whether something will look otherwise without any change: it fades. */
  readonly isMoving: (now: number) => boolean;
  /** Pixels of the screen for the picture as it stands there. */
  readonly resize: (width: number, height: number) => void;
  /** Draws all anew the next time. */
  readonly restyle: (look: Look) => void;
}

/**
 * @param still holds what is finished, which is not drawn again with each point
 * @param wetCanvases hold what is being drawn, above it
 */
export function createLayers(still: HTMLCanvasElement, wetCanvases: WetCanvases): Layers {
  const base = inkOf(still);
  const wet = createWet(wetCanvases);
  let look = PLAIN;
  let last: readonly Shown[] = [];
  /** Marks that `still` holds whole, from the bottom. */
  let held: readonly Mark[] = [];

  const drawBase = (marks: readonly Shown[], now: number): void => {
    const isFading = marks.some(({mark, endedAt = now}) => alphaOf(mark.fade, now - endedAt) < 1);
    const from = isFading ? 0 : firstToDraw(held, marks);
    if (from === 0) base.clearRect(0, 0, SIZE.width, SIZE.height);
    marks.slice(from).forEach(({mark, endedAt}, at) => {
      const before = held[from + at];
      const isGrowing = endedAt === undefined && before?.id === mark.id && from > 0;
      if (isGrowing) paintGrowth(base, mark, before.points.length, look.scale);
      else paintMark(base, mark, alphaOf(mark.fade, now - (endedAt ?? now)), look);
    });
    // What fades is drawn again anyway.
    held = isFading ? [GONE] : marks.map(({mark}) => mark);
  };

  return {
    draw(shown, now) {
      last = shown;
      // An eraser takes from what is below it while it moves, hence on the same canvas.
      const isWet = ({mark, endedAt}: Shown): boolean =>
        endedAt === undefined && mark.tool !== 'eraser';
      drawBase(
        shown.filter((one) => !isWet(one)),
        now,
      );
      wet.draw(
        shown.filter(isWet).map(({mark}) => mark),
        look,
      );
    },
    isMoving: (now) =>
      last.some(
        ({mark, endedAt}) => endedAt !== undefined && alphaOf(mark.fade, now - endedAt) < 1,
      ),
    resize(width, height) {
      fitInk(base, width, height);
      wet.resize(width, height);
      held = [];
    },
    restyle(next) {
      look = next;
      held = [GONE];
    },
  };
}

/**
 * Index of the first mark that is not on the canvas yet; 0 when all must be drawn anew. An eraser that
 * goes on takes away more, and nothing that is on the canvas must be drawn again.
 */
function firstToDraw(held: readonly Mark[], marks: readonly Shown[]): number {
  const same = held.findIndex((mark, at) => mark !== marks[at]?.mark);
  if (same === -1) return held.length;
  const [before, after] = [held[same], marks[same]?.mark];
  const isGrown = before?.tool === 'eraser' && before.id === after?.id;
  return isGrown && same === held.length - 1 ? same : 0;
}

/** No drawing has it: what is compared with it is drawn anew. */
const GONE: Mark = {id: '', tool: 'pen', color: '', width: 0, fade: 0, points: []};
