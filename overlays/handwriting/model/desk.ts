import {createBoard, type Board, type Change} from './board';
import {constrained} from './constrain';
import {LIMITS, MEDIUM, isShape, pointAt, type Mark, type Point} from './mark';
import {nextWidth, type Settings, type Tool} from './settings';
import type {Command} from './shortcuts';

/** A hand with its tools at a board: what pad and screen do alike. */
export interface Desk {
  readonly board: Board;
  readonly settings: () => Settings;
  readonly choose: (changes: Partial<Settings>) => void;
  /** Does what a key or a button says. */
  readonly run: (command: Command, now: number) => void;
  readonly down: (point: Point, now: number, tool?: Tool) => void;
  /** @param isStraight whether Shift is held */
  readonly move: (points: readonly Point[], now: number, isStraight: boolean) => void;
  readonly up: (now: number) => void;
  readonly cancel: () => void;
}

export interface DeskParts {
  readonly settings: Settings;
  readonly marks?: readonly Mark[];
  readonly now: number;
  /** Unique among all marks of this board. */
  readonly newId: () => string;
  readonly onChanges: (changes: readonly Change[]) => void;
  readonly onSettings: (settings: Settings) => void;
  readonly onLaser: (points: readonly Point[], color: string) => void;
  readonly onHelp: () => void;
}

/** Nearer than this, a point says nothing new. */
const NEAR = 1;

export function createDesk(parts: DeskParts): Desk {
  const {newId, onChanges, onSettings, onLaser, onHelp} = parts;
  const board = createBoard(parts.marks, parts.now);
  let settings = parts.settings;
  let drawn: {mark: Mark; last: Point; count: number} | undefined;
  let isLaser = false;

  const choose = (changes: Partial<Settings>): void => {
    settings = {...settings, ...changes};
    onSettings(settings);
  };
  const begin = (mark: Mark): void => {
    drawn = {mark, last: mark.points.at(-1) ?? pointAt(0, 0), count: 1};
    onChanges(board.begin(mark));
  };
  const up = (now: number): void => {
    isLaser = false;
    if (drawn === undefined) return;
    const {mark, count} = drawn;
    drawn = undefined;
    // A shape without a size is a slip of the hand.
    onChanges(isShape(mark.tool) && count === 1 ? board.cancel() : board.end(now));
  };

  return {
    board,
    settings: () => settings,
    choose,
    run(command, now) {
      if (command.do !== 'help') up(now);
      switch (command.do) {
        case 'tool':
          choose({tool: command.tool});
          return;
        case 'color':
          // Whoever takes a colour wants to draw with it.
          choose({
            color: command.color,
            tool: settings.tool === 'eraser' ? 'pen' : settings.tool,
          });
          return;
        case 'thinner':
          choose({width: nextWidth(settings.width, -1)});
          return;
        case 'thicker':
          choose({width: nextWidth(settings.width, 1)});
          return;
        case 'undo':
          onChanges(board.undo(now));
          return;
        case 'redo':
          onChanges(board.redo(now));
          return;
        case 'clear':
          onChanges(board.clear());
          return;
        case 'help':
          onHelp();
      }
    },
    down(point, now, tool = settings.tool) {
      up(now);
      if (tool === 'laser') {
        isLaser = true;
        onLaser([point], settings.color);
        return;
      }
      begin(newMark(newId(), {...settings, tool}, point));
      if (tool === 'stamp') up(now);
    },
    move(points, now, isStraight) {
      if (isLaser) onLaser(points, settings.color);
      if (drawn === undefined) return;
      const {mark} = drawn;
      const [from] = mark.points;
      const to = points.at(-1);
      if (isShape(mark.tool)) {
        if (from === undefined || to === undefined) return;
        drawn.count = 2;
        onChanges(board.reshape(isStraight ? constrained(mark.tool, from, to) : to));
        return;
      }
      const next = apart(points, drawn.last);
      drawn = {mark, last: next.at(-1) ?? drawn.last, count: drawn.count + next.length};
      onChanges(board.extend(next));
      if (drawn.count < LIMITS.points - 500) return;
      // So long a line goes on in a new mark, from where it is.
      const {last} = drawn;
      up(now);
      begin({...mark, id: newId(), points: [last]});
    },
    up,
    cancel() {
      isLaser = false;
      drawn = undefined;
      onChanges(board.cancel());
    },
  };
}

function newMark(id: string, settings: Settings, point: Point): Mark {
  const {tool, color, width, fade, stamp} = settings;
  if (tool === 'laser') throw new Error('The laser leaves no mark');
  const isPen = tool === 'pen';
  return {
    ...{id, tool, color, width},
    // What an eraser takes away does not come back.
    fade: tool === 'eraser' ? 0 : fade,
    ...(tool === 'stamp' ? {stamp} : {}),
    points: [isPen ? point : {...point, pressure: MEDIUM}],
  };
}

function apart(points: readonly Point[], before: Point): Point[] {
  const kept: Point[] = [];
  let last = before;
  for (const point of points) {
    if (Math.hypot(point.x - last.x, point.y - last.y) < NEAR) continue;
    kept.push(point);
    last = point;
  }
  return kept;
}
