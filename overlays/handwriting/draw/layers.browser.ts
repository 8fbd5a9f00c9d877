import type {Shown} from '../model/board';
import {SIZE, alphaOf, type Mark} from '../model/mark';
import {PLAIN, paintMark, type Look} from './paint.browser';

/** Two canvases, one above the other, that show a drawing. */
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
 * @param live holds what is being drawn, above it
 */
export function createLayers(still: HTMLCanvasElement, live: HTMLCanvasElement): Layers {
  const [base, top] = [inkOf(still), inkOf(live)];
  let look = PLAIN;
  let last: readonly Shown[] = [];
  /** Marks that `still` holds whole, from the bottom. */
  let held: readonly Mark[] = [];
  let isTopEmpty = true;

  const wipe = (ink: CanvasRenderingContext2D): void => {
    ink.save();
    ink.resetTransform();
    ink.clearRect(0, 0, ink.canvas.width, ink.canvas.height);
    ink.restore();
  };
  const drawBase = (marks: readonly Shown[], now: number): void => {
    const isFading = marks.some(({mark, endedAt = now}) => alphaOf(mark.fade, now - endedAt) < 1);
    const from = isFading ? 0 : firstToDraw(held, marks);
    if (from === 0) wipe(base);
    for (const {mark, endedAt = now} of marks.slice(from)) {
      paintMark(base, mark, alphaOf(mark.fade, now - endedAt), look);
    }
    // What fades is drawn again anyway.
    held = isFading ? [GONE] : marks.map(({mark}) => mark);
  };

  return {
    draw(shown, now) {
      last = shown;
      // An eraser takes from what is below it while it moves, hence on the same canvas.
      const isLive = ({mark, endedAt}: Shown): boolean =>
        endedAt === undefined && mark.tool !== 'eraser';
      drawBase(
        shown.filter((one) => !isLive(one)),
        now,
      );
      if (!isTopEmpty) wipe(top);
      const drawn = shown.filter(isLive);
      for (const {mark} of drawn) paintMark(top, mark, 1, look);
      isTopEmpty = drawn.length === 0;
    },
    isMoving: (now) =>
      last.some(
        ({mark, endedAt}) => endedAt !== undefined && alphaOf(mark.fade, now - endedAt) < 1,
      ),
    resize(width, height) {
      for (const ink of [base, top]) {
        ink.canvas.width = Math.max(1, Math.round(width));
        ink.canvas.height = Math.max(1, Math.round(height));
        ink.setTransform(
          ink.canvas.width / SIZE.width,
          0,
          0,
          ink.canvas.height / SIZE.height,
          0,
          0,
        );
      }
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
 * went on is drawn over itself, which takes away nothing more.
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

function inkOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser cannot draw');
  return ink;
}
