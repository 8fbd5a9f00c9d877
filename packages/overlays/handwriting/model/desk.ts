import {createBoard, type Board, type Change, type Shown} from './board';
import {LIMITS, MEDIUM, isShape, pointAt, type Mark, type Point, type ShapeTool} from './mark';
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
  /** Takes no drawing any more, because another tab draws; tools can be chosen all the same. */
  readonly pause: (now: number) => void;
  /** Takes drawing again, on what is to be seen by now. */
  readonly resume: (shown: readonly Shown[], now: number) => void;
  readonly isPaused: () => boolean;
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

/** What changes the drawing without the hand. */
const CHANGING: ReadonlySet<Command['do']> = new Set(['undo', 'redo', 'clear']);

class HandAtBoard implements Desk {
  readonly board: Board;
  readonly #parts: DeskParts;
  #settings: Settings;
  #drawn: {mark: Mark; last: Point; count: number} | undefined;
  #isLaser = false;
  #isPaused = false;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#settings = parts.settings;
    this.board = createBoard(parts.marks, parts.now);
  }

  readonly settings = (): Settings => this.#settings;

  readonly choose = (changes: Partial<Settings>): void => {
    this.#settings = {...this.#settings, ...changes};
    this.#parts.onSettings(this.#settings);
  };

  readonly run = (command: Command, now: number): void => {
    const {onChanges, onHelp} = this.#parts;
    const {tool, width} = this.#settings;
    if (command.do !== 'help') this.up(now);
    if (this.#isPaused && CHANGING.has(command.do)) return;
    switch (command.do) {
      case 'tool':
        this.choose({tool: command.tool});
        return;
      case 'color':
        // Whoever takes a colour wants to draw with it.
        this.choose({color: command.color, tool: tool === 'eraser' ? 'pen' : tool});
        return;
      case 'thinner':
        this.choose({width: nextWidth(width, -1)});
        return;
      case 'thicker':
        this.choose({width: nextWidth(width, 1)});
        return;
      case 'undo':
        onChanges(this.board.undo(now));
        return;
      case 'redo':
        onChanges(this.board.redo(now));
        return;
      case 'clear':
        onChanges(this.board.clear());
        return;
      case 'help':
        onHelp();
    }
  };

  readonly down: Desk['down'] = (point, now, tool = this.#settings.tool) => {
    this.up(now);
    if (this.#isPaused) return;
    if (tool === 'laser') {
      this.#isLaser = true;
      this.#parts.onLaser([point], this.#settings.color);
      return;
    }
    this.#begin(newMark(this.#parts.newId(), {...this.#settings, tool}, point));
    if (tool === 'stamp') this.up(now);
  };

  readonly move: Desk['move'] = (points, now, isStraight) => {
    if (this.#isLaser) this.#parts.onLaser(points, this.#settings.color);
    if (this.#drawn === undefined) return;
    if (isShape(this.#drawn.mark.tool)) this.#reshape(points, isStraight);
    else this.#extend(points, now);
  };

  readonly up = (now: number): void => {
    this.#isLaser = false;
    if (this.#drawn === undefined) return;
    const {mark, count} = this.#drawn;
    this.#drawn = undefined;
    // A shape without a size is a slip of the hand.
    const isSlip = isShape(mark.tool) && count === 1;
    this.#parts.onChanges(isSlip ? this.board.cancel() : this.board.end(now));
  };

  readonly cancel = (): void => {
    this.#isLaser = false;
    this.#drawn = undefined;
    this.#parts.onChanges(this.board.cancel());
  };

  readonly pause = (now: number): void => {
    this.up(now);
    this.#isPaused = true;
  };

  readonly resume: Desk['resume'] = (shown, now) => {
    this.#isPaused = false;
    this.board.load(shown, now);
  };

  readonly isPaused = (): boolean => this.#isPaused;

  #begin(mark: Mark): void {
    this.#drawn = {mark, last: mark.points.at(-1) ?? pointAt(0, 0), count: 1};
    this.#parts.onChanges(this.board.begin(mark));
  }

  #reshape(points: readonly Point[], isStraight: boolean): void {
    if (this.#drawn === undefined) return;
    const {tool, points: corners} = this.#drawn.mark;
    const [from] = corners;
    const to = points.at(-1);
    if (!isShape(tool) || from === undefined || to === undefined) return;
    this.#drawn.count = 2;
    this.#parts.onChanges(this.board.reshape(isStraight ? constrained(tool, from, to) : to));
  }

  #extend(points: readonly Point[], now: number): void {
    if (this.#drawn === undefined) return;
    const {mark, last: before, count} = this.#drawn;
    const next = apart(points, before);
    const last = next.at(-1) ?? before;
    this.#drawn = {mark, last, count: count + next.length};
    this.#parts.onChanges(this.board.extend(next));
    if (count + next.length < LIMITS.points - 500) return;
    // So long a line goes on in a new mark, from where it is.
    this.up(now);
    this.#begin({...mark, id: this.#parts.newId(), points: [last]});
  }
}

export function createDesk(parts: DeskParts): Desk {
  return new HandAtBoard(parts);
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

/** The corner of a shape when Shift is held: lines by 45 degrees, squares and circles. */
export function constrained(tool: ShapeTool, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (tool === 'line' || tool === 'arrow') {
    const eighth = Math.PI / 4;
    const angle = Math.round(Math.atan2(dy, dx) / eighth) * eighth;
    const length = dx * Math.cos(angle) + dy * Math.sin(angle);
    return pointAt(from.x + length * Math.cos(angle), from.y + length * Math.sin(angle));
  }
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  return pointAt(from.x + side * (dx < 0 ? -1 : 1), from.y + side * (dy < 0 ? -1 : 1));
}
