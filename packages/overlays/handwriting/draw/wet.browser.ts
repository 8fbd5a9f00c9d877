import {SIZE, isFree, type Mark} from '../model/mark';
import {fitInk, inkOf, paintGrowth, paintMark, paintTip, type Look} from './paint.browser';

/** The canvases of what is being drawn, and what holds them. */
export interface WetCanvases {
  /** Its opacity is that of the highlighter, so that both canvases are one layer. */
  readonly group: HTMLElement;
  readonly live: HTMLCanvasElement;
  /** Holds the very end of a line, which the next point changes. */
  readonly tip: HTMLCanvasElement;
}

/** What is being drawn. A line that grows is not drawn again: long ones would lag behind the pen. */
export interface Wet {
  readonly draw: (marks: readonly Mark[], look: Look) => void;
  readonly resize: (width: number, height: number) => void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ALL: Box = {x: 0, y: 0, ...SIZE};

export function createWet({group, live, tip}: WetCanvases): Wet {
  const [ink, end] = [inkOf(live), inkOf(tip)];
  /** The line that `live` holds, as it was. */
  let grown: Mark | undefined;
  let tipBox: Box | undefined;
  let isEmpty = true;

  const wipe = (): void => {
    if (!isEmpty) wipeBox(ink, ALL);
    if (tipBox !== undefined) wipeBox(end, tipBox);
    [grown, tipBox, isEmpty] = [undefined, undefined, true];
    group.style.opacity = '';
  };
  const grow = (mark: Mark, look: Look): void => {
    if (grown?.id !== mark.id) wipe();
    if (tipBox !== undefined) wipeBox(end, tipBox);
    paintGrowth(ink, mark, grown?.points.length ?? 0, look.scale);
    paintTip(end, mark, look.scale);
    group.style.opacity = mark.tool === 'highlighter' ? String(look.highlighter) : '';
    [grown, tipBox, isEmpty] = [mark, boxOfTip(mark, look), false];
  };

  return {
    draw(marks, look) {
      const [only, ...others] = marks;
      // A rim lies below the whole line, so that with one the line must be drawn as a whole.
      if (only !== undefined && others.length === 0 && isFree(only.tool) && look.rim.width === 0) {
        if (grown !== only) grow(only, look);
        return;
      }
      wipe();
      for (const mark of marks) paintMark(ink, mark, 1, look);
      isEmpty = marks.length === 0;
    },
    resize(width, height) {
      fitInk(ink, width, height);
      fitInk(end, width, height);
      [grown, tipBox, isEmpty] = [undefined, undefined, true];
    },
  };
}

const wipeBox = (ink: CanvasRenderingContext2D, {x, y, width, height}: Box): void => {
  ink.clearRect(x, y, width, height);
};

/** Around the last two points, with the broadest line there is. */
function boxOfTip({points, width}: Mark, look: Look): Box {
  const last = points.at(-1);
  const before = points.at(-2) ?? last;
  if (last === undefined || before === undefined) return ALL;
  const margin = width * look.scale * 2 + 2;
  return {
    x: Math.min(last.x, before.x) - margin,
    y: Math.min(last.y, before.y) - margin,
    width: Math.abs(last.x - before.x) + 2 * margin,
    height: Math.abs(last.y - before.y) + 2 * margin,
  };
}
