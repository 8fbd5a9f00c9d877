import {LIMITS, alphaOf, type Mark, type Point} from './mark';

/** What changes on the screens when something changes on the pad. */
export type Change =
  | {readonly op: 'begin'; readonly mark: Mark}
  | {readonly op: 'extend'; readonly id: string; readonly points: readonly Point[]}
  | {readonly op: 'reshape'; readonly id: string; readonly to: Point}
  | {readonly op: 'end'; readonly id: string}
  | {readonly op: 'remove'; readonly ids: readonly string[]}
  | {readonly op: 'restore'; readonly marks: readonly Mark[]}
  | {readonly op: 'clear'};

/** A mark with the time at which it ended, in milliseconds; undefined while it is being drawn. */
export interface Shown {
  readonly mark: Mark;
  readonly endedAt: number | undefined;
}

type Step =
  | {readonly did: 'add'; readonly mark: Mark}
  | {readonly did: 'clear'; readonly marks: readonly Mark[]};

/** The drawing on a pad, which is the true one, with its history. */
export interface Board {
  readonly shown: () => readonly Shown[];
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly begin: (mark: Mark) => readonly Change[];
  readonly extend: (points: readonly Point[]) => readonly Change[];
  /** Moves the second corner of a shape. */
  readonly reshape: (to: Point) => readonly Change[];
  readonly end: (now: number) => readonly Change[];
  /** Takes back what is being drawn. */
  readonly cancel: () => readonly Change[];
  readonly undo: (now: number) => readonly Change[];
  readonly redo: (now: number) => readonly Change[];
  readonly clear: () => readonly Change[];
  /** Forgets what has faded; whether anything went. Screens do so by themselves. */
  readonly forget: (now: number) => boolean;
  /** Goes on with another drawing, at the end of its history. */
  readonly load: (shown: readonly Shown[], now: number) => void;
}

class KeptBoard implements Board {
  #shown: Shown[] = [];
  #past: Step[] = [];
  #future: Step[] = [];

  readonly shown = (): readonly Shown[] => this.#shown;

  readonly canUndo = (): boolean => this.#past.length > 0;

  readonly canRedo = (): boolean => this.#future.length > 0;

  readonly begin: Board['begin'] = (mark) => {
    const before = this.cancel();
    const overflow = this.#shown.slice(0, Math.max(0, this.#shown.length + 1 - LIMITS.marks));
    const gone = overflow.map(({mark: {id}}) => id);
    if (gone.length > 0) this.#dropMarks(new Set(gone));
    this.#shown = [...this.#shown, {mark, endedAt: undefined}];
    const removal: Change[] = gone.length > 0 ? [{op: 'remove', ids: gone}] : [];
    return [...before, ...removal, {op: 'begin', mark}];
  };

  readonly extend: Board['extend'] = (points) => {
    const mark = this.#live();
    if (mark === undefined || points.length === 0) return [];
    this.#replaceLast({...mark, points: [...mark.points, ...points]});
    return [{op: 'extend', id: mark.id, points}];
  };

  readonly reshape: Board['reshape'] = (to) => {
    const mark = this.#live();
    const [from] = mark?.points ?? [];
    if (mark === undefined || from === undefined) return [];
    this.#replaceLast({...mark, points: [from, to]});
    return [{op: 'reshape', id: mark.id, to}];
  };

  readonly end: Board['end'] = (now) => {
    const mark = this.#live();
    if (mark === undefined) return [];
    this.#replaceLast(mark, now);
    this.#past = [...this.#past, {did: 'add', mark}];
    this.#future = [];
    return [{op: 'end', id: mark.id}];
  };

  readonly cancel: Board['cancel'] = () => {
    const mark = this.#live();
    if (mark === undefined) return [];
    this.#without(new Set([mark.id]));
    return [{op: 'remove', ids: [mark.id]}];
  };

  readonly undo: Board['undo'] = (now) => {
    const step = this.#past.at(-1);
    if (step === undefined || this.#live() !== undefined) return this.cancel();
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, step];
    if (step.did === 'clear') {
      this.#shown = step.marks.map((mark) => ({mark, endedAt: now}));
      return [{op: 'restore', marks: step.marks}];
    }
    this.#without(new Set([step.mark.id]));
    return [{op: 'remove', ids: [step.mark.id]}];
  };

  readonly redo: Board['redo'] = (now) => {
    const step = this.#future.at(-1);
    if (step === undefined || this.#live() !== undefined) return [];
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, step];
    if (step.did === 'clear') {
      this.#shown = [];
      return [{op: 'clear'}];
    }
    this.#shown = [...this.#shown, {mark: step.mark, endedAt: now}];
    return [{op: 'restore', marks: [step.mark]}];
  };

  readonly clear: Board['clear'] = () => {
    const before = this.cancel();
    if (this.#shown.length === 0) return before;
    this.#past = [...this.#past, {did: 'clear', marks: this.#shown.map(({mark}) => mark)}];
    this.#future = [];
    this.#shown = [];
    return [...before, {op: 'clear'}];
  };

  readonly forget: Board['forget'] = (now) => {
    const gone = fadedIds(this.#shown, now);
    if (gone.size > 0) this.#dropMarks(gone);
    return gone.size > 0;
  };

  readonly load: Board['load'] = (shown, now) => {
    const marks = shown.slice(-LIMITS.marks);
    this.#shown = marks.map(({mark, endedAt = now}) => ({mark, endedAt}));
    this.#past = marks.map(({mark}) => ({did: 'add', mark}));
    this.#future = [];
  };

  /** What is being drawn. */
  #live(): Mark | undefined {
    const last = this.#shown.at(-1);
    return last !== undefined && last.endedAt === undefined ? last.mark : undefined;
  }

  #replaceLast(mark: Mark, endedAt?: number): void {
    this.#shown = [...this.#shown.slice(0, -1), {mark, endedAt}];
  }

  #without(ids: ReadonlySet<string>): void {
    this.#shown = this.#shown.filter(({mark}) => !ids.has(mark.id));
  }

  /** Takes marks out of the drawing and of its history: they cannot come back. */
  #dropMarks(ids: ReadonlySet<string>): void {
    const stays = (step: Step): boolean => step.did === 'clear' || !ids.has(step.mark.id);
    this.#without(ids);
    this.#past = this.#past.filter(stays);
    this.#future = this.#future.filter(stays);
  }
}

/** @param saved marks of an earlier visit, at the end of their history */
export function createBoard(saved: readonly Mark[] = [], now = 0): Board {
  const board = new KeptBoard();
  board.load(
    saved.map((mark) => ({mark, endedAt: now})),
    now,
  );
  return board;
}

/**
 * The marks that are gone by themselves: those that faded, and erasers that have nothing left below
 * them. An eraser above others must stay, or what it took away would come back.
 */
export function fadedIds(shown: readonly Shown[], now: number): ReadonlySet<string> {
  const gone = new Set<string>();
  let below = 0;
  for (const {mark, endedAt} of shown) {
    const isDone = endedAt !== undefined;
    const isFaded = isDone && mark.tool !== 'eraser' && alphaOf(mark.fade, now - endedAt) === 0;
    if (isFaded || (isDone && mark.tool === 'eraser' && below === 0)) gone.add(mark.id);
    else below += 1;
  }
  return gone;
}
