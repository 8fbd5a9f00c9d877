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
}

/** @param saved marks of an earlier visit, at the end of their history */
export function createBoard(saved: readonly Mark[] = [], now = 0): Board {
  let shown: Shown[] = saved.slice(-LIMITS.marks).map((mark) => ({mark, endedAt: now}));
  let past: Step[] = shown.map(({mark}) => ({did: 'add', mark}));
  let future: Step[] = [];
  const live = (): Mark | undefined => {
    const last = shown.at(-1);
    return last !== undefined && last.endedAt === undefined ? last.mark : undefined;
  };
  const replaceLast = (mark: Mark, endedAt?: number): void => {
    shown = [...shown.slice(0, -1), {mark, endedAt}];
  };
  const without = (ids: ReadonlySet<string>): void => {
    shown = shown.filter(({mark}) => !ids.has(mark.id));
  };

  const end = (at: number): readonly Change[] => {
    const mark = live();
    if (mark === undefined) return [];
    replaceLast(mark, at);
    past = [...past, {did: 'add', mark}];
    future = [];
    return [{op: 'end', id: mark.id}];
  };
  const cancel = (): readonly Change[] => {
    const mark = live();
    if (mark === undefined) return [];
    without(new Set([mark.id]));
    return [{op: 'remove', ids: [mark.id]}];
  };

  return {
    shown: () => shown,
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    begin(mark) {
      const before = cancel();
      const overflow = shown.slice(0, Math.max(0, shown.length + 1 - LIMITS.marks));
      const gone = overflow.map(({mark: {id}}) => id);
      if (gone.length > 0) dropMarks(new Set(gone));
      shown = [...shown, {mark, endedAt: undefined}];
      const removal: Change[] = gone.length > 0 ? [{op: 'remove', ids: gone}] : [];
      return [...before, ...removal, {op: 'begin', mark}];
    },
    extend(points) {
      const mark = live();
      if (mark === undefined || points.length === 0) return [];
      replaceLast({...mark, points: [...mark.points, ...points]});
      return [{op: 'extend', id: mark.id, points}];
    },
    reshape(to) {
      const mark = live();
      const [from] = mark?.points ?? [];
      if (mark === undefined || from === undefined) return [];
      replaceLast({...mark, points: [from, to]});
      return [{op: 'reshape', id: mark.id, to}];
    },
    end,
    cancel,
    undo(at) {
      const step = past.at(-1);
      if (step === undefined || live() !== undefined) return cancel();
      past = past.slice(0, -1);
      future = [...future, step];
      if (step.did === 'clear') {
        shown = step.marks.map((mark) => ({mark, endedAt: at}));
        return [{op: 'restore', marks: step.marks}];
      }
      without(new Set([step.mark.id]));
      return [{op: 'remove', ids: [step.mark.id]}];
    },
    redo(at) {
      const step = future.at(-1);
      if (step === undefined || live() !== undefined) return [];
      future = future.slice(0, -1);
      past = [...past, step];
      if (step.did === 'clear') {
        shown = [];
        return [{op: 'clear'}];
      }
      shown = [...shown, {mark: step.mark, endedAt: at}];
      return [{op: 'restore', marks: [step.mark]}];
    },
    clear() {
      const before = cancel();
      if (shown.length === 0) return before;
      past = [...past, {did: 'clear', marks: shown.map(({mark}) => mark)}];
      future = [];
      shown = [];
      return [...before, {op: 'clear'}];
    },
    forget(at) {
      const gone = fadedIds(shown, at);
      if (gone.size > 0) dropMarks(gone);
      return gone.size > 0;
    },
  };

  /** Takes marks out of the drawing and of its history: they cannot come back. */
  function dropMarks(ids: ReadonlySet<string>): void {
    const stays = (step: Step): boolean => step.did === 'clear' || !ids.has(step.mark.id);
    without(ids);
    past = past.filter(stays);
    future = future.filter(stays);
  }
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
