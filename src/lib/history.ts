/** A value in a history, with what led to it as the visitor reads it. */
interface Step<T> {
  readonly value: T;
  readonly label: string;
}

/** Values that can be gone back to, oldest first, and those that were gone back from. */
export interface History<T> {
  readonly past: readonly Step<T>[];
  readonly present: Step<T>;
  /** The one that `redo` brings first. */
  readonly future: readonly Step<T>[];
  /** What the last change was made with, while more of it is the same step. */
  readonly open?: {readonly tag: string; readonly at: number} | undefined;
}

/** What a change is called where it can be undone, and what it is made with. */
export interface Change {
  readonly label: string;
  /** The control: quick changes by one are one step. Those without are steps of their own. */
  readonly tag?: string | undefined;
}

/** A change, and when: in milliseconds, of any clock that only goes forward. */
export interface TimedChange extends Change {
  readonly at: number;
}

/** Older steps are forgotten. */
export const MAX_STEPS = 200;
/** Changes by one control that come faster than this are one step. */
export const SAME_STEP_MS = 400;

/** A history that has nothing to go back to. */
export const startHistory = <T>(value: T): History<T> => ({
  past: [],
  present: {value, label: ''},
  future: [],
});

/** The history with another value; the very same value changes nothing. */
export function change<T>(
  history: History<T>,
  value: T,
  {label, tag, at}: TimedChange,
): History<T> {
  const {past, present, open} = history;
  if (value === present.value) return history;
  const continues = open !== undefined && open.tag === tag && at - open.at < SAME_STEP_MS;
  const before = continues ? past : [...past, present].slice(-MAX_STEPS);
  return {
    past: before,
    present: {value, label},
    future: [],
    open: tag === undefined ? undefined : {tag, at},
  };
}

/** The history with each of its values made into another. */
export function mapHistory<T>(
  {past, present, future}: History<T>,
  map: (value: T) => T,
): History<T> {
  const mapStep = ({value, label}: Step<T>): Step<T> => ({value: map(value), label});
  return {past: past.map(mapStep), present: mapStep(present), future: future.map(mapStep)};
}

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const {past, present, future} = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return {past: past.slice(0, -1), present: before, future: [present, ...future]};
}

/** One step forward again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const {past, present, future} = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return {past: [...past, present], present: next, future: rest};
}

/** A step that was taken back or done again. */
interface StepTaken {
  readonly isBack: boolean;
  readonly label: string;
}

/** What is said of such a step. */
export const stepText = ({isBack, label}: StepTaken): string =>
  `${isBack ? '元に戻しました' : 'やり直しました'}：${label}`;

/** What led from a history to the next by `undo` or `redo`; undefined where it was something else. */
export function stepTaken<T>(before: History<T>, after: History<T>): StepTaken | undefined {
  if (after.future[0] === before.present) return {isBack: true, label: before.present.label};
  if (before.future[0] !== after.present) return undefined;
  return {isBack: false, label: after.present.label};
}
