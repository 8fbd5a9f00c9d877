import type {PadButton} from '../work/pads';

/** As `POST /api/reactions` takes it (static/developer/openapi.yaml). */
interface Reaction {
  readonly key: string;
  readonly value: number;
}

/** Something to send now. */
export interface Fire {
  readonly buttonId: string;
  readonly reactions: readonly Reaction[];
}

/** Something that waits for its delay. */
interface Queued extends Fire {
  /** Times are in milliseconds, of a clock that only goes forward. */
  readonly dueAt: number;
  readonly cooldown: number;
}

export interface FireState {
  /** In the order of the presses. */
  readonly queue: readonly Queued[];
  /** By button: when it may be pressed again. */
  readonly readyAt: ReadonlyMap<string, number>;
  /** By button: when it was last sent. */
  readonly sentAt: ReadonlyMap<string, number>;
  /** By button that is held: when it fires again. */
  readonly held: ReadonlyMap<string, number>;
  readonly pausedAt: number | null;
}

/** Why a press came to nothing. */
export type Refusal = 'cooling' | 'paused' | 'offline' | 'full' | 'no-words';

export interface Outcome {
  readonly state: FireState;
  readonly fires: readonly Fire[];
  readonly refusal?: Refusal;
  /** What waited, was due, and cannot be sent because the app is away. */
  readonly dropped?: readonly Fire[];
}

export interface Moment {
  readonly at: number;
  /** Whether the app can be reached: nothing waits for an app that is away. */
  readonly isOnline: boolean;
  /** From 0 up to but not including 1. */
  readonly random: () => number;
}

/** More is a stuck key. */
export const MAX_QUEUE = 50;

export const START: FireState = {
  queue: [],
  readyAt: new Map(),
  sentAt: new Map(),
  held: new Map(),
  pausedAt: null,
};

const withEntry = <V>(map: ReadonlyMap<string, V>, key: string, value: V): Map<string, V> =>
  new Map(map).set(key, value);

function withoutEntry<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function reactionsOf({keys, pick, count}: PadButton, random: () => number): Reaction[] {
  const words = keys.filter((key) => key.trim() !== '');
  const chosen = words[Math.floor(random() * words.length)];
  const sent = pick === 'all' || chosen === undefined ? words : [chosen];
  return sent.map((key) => ({key, value: count}));
}

/** Why a press would come to nothing now. */
function refusalOf(
  state: FireState,
  button: PadButton,
  {at, isOnline}: Omit<Moment, 'random'>,
): Refusal | undefined {
  if (!button.keys.some((key) => key.trim() !== '')) return 'no-words';
  if (!isOnline) return 'offline';
  if (state.pausedAt !== null) return 'paused';
  if (at < (state.readyAt.get(button.id) ?? -Infinity)) return 'cooling';
  return state.queue.length >= MAX_QUEUE ? 'full' : undefined;
}

/** A button goes down. With `hold` it fires again until `release`. */
export function press(state: FireState, button: PadButton, moment: Moment): Outcome {
  const refusal = refusalOf(state, button, moment);
  if (refusal !== undefined) return {state, fires: [], refusal};
  const outcome = fire(state, button, moment);
  if (button.hold === null) return outcome;
  const held = withEntry(outcome.state.held, button.id, moment.at + repeatOf(button));
  return {...outcome, state: {...outcome.state, held}};
}

const repeatOf = ({hold, cooldown}: PadButton): number => Math.max(hold ?? 0, cooldown);

function fire(state: FireState, button: PadButton, moment: Moment): Outcome {
  const {id, cooldown, delay} = button;
  const {at, random} = moment;
  const one = {buttonId: id, reactions: reactionsOf(button, random), dueAt: at + delay, cooldown};
  const readyAt = withEntry(state.readyAt, id, at + cooldown);
  return sendDue({...state, readyAt, queue: [...state.queue, one]}, moment);
}

/** A button comes up again. */
export function release(state: FireState, buttonId: string): FireState {
  const held = withoutEntry(state.held, buttonId);
  return held === state.held ? state : {...state, held};
}

/** Nothing is held any more: the page lost the keyboard. */
export const releaseAll = (state: FireState): FireState =>
  state.held.size === 0 ? state : {...state, held: new Map()};

/** When a waiting one may go: after its delay, and never inside of its button's cooldown. */
const sendableAt = ({sentAt}: FireState, {buttonId, dueAt, cooldown}: Queued): number =>
  Math.max(dueAt, (sentAt.get(buttonId) ?? -Infinity) + cooldown);

function sendDue(state: FireState, {at, isOnline}: Moment): Outcome {
  let now = state;
  const sent: Fire[] = [];
  const waiting: Queued[] = [];
  for (const one of state.queue) {
    if (sendableAt(now, one) > at) {
      waiting.push(one);
      continue;
    }
    const {buttonId, reactions} = one;
    sent.push({buttonId, reactions});
    if (isOnline) now = {...now, sentAt: withEntry(now.sentAt, buttonId, at)};
  }
  const after = {...now, queue: waiting};
  return isOnline ? {state: after, fires: sent} : {state: after, fires: [], dropped: sent};
}

/**
 * Time has passed: what is held fires again, what waited long enough is sent.
 * @param buttonOf undefined for a button that is gone
 */
export function tick(
  state: FireState,
  buttonOf: (id: string) => PadButton | undefined,
  moment: Moment,
): Outcome {
  if (state.pausedAt !== null) return {state, fires: []};
  const first = sendDue(state, moment);
  let now = first.state;
  const fires = [...first.fires];
  for (const [id, next] of now.held) {
    if (next > moment.at) continue;
    const button = buttonOf(id);
    const refusal = button === undefined ? 'offline' : refusalOf(now, button, moment);
    // One that cannot fire now is let go: it would go off when nobody thinks of it.
    if (
      button === undefined ||
      button.hold === null ||
      (refusal !== undefined && refusal !== 'cooling')
    ) {
      now = release(now, id);
      continue;
    }
    const again = refusal === undefined ? fire(now, button, moment) : {state: now, fires: []};
    fires.push(...again.fires);
    const held = withEntry(again.state.held, id, moment.at + repeatOf(button));
    now = {...again.state, held};
  }
  return {...first, state: now, fires};
}

/** When `tick` has something to do next; undefined when nothing waits. */
export function nextTickAt(state: FireState): number | undefined {
  if (state.pausedAt !== null) return undefined;
  const times = [...state.queue.map((one) => sendableAt(state, one)), ...state.held.values()];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** What waits stands still, and no press counts. */
export const pause = (state: FireState, at: number): FireState =>
  state.pausedAt === null ? {...state, held: new Map(), pausedAt: at} : state;

/** What waited goes on with the time that it had left. */
export function resume(state: FireState, at: number): FireState {
  const {pausedAt} = state;
  if (pausedAt === null) return state;
  const queue = state.queue.map((one) => ({...one, dueAt: one.dueAt + (at - pausedAt)}));
  return {...state, queue, pausedAt: null};
}

/** Nothing waits any more, and nothing is held. */
export const clear = (state: FireState): FireState => ({...state, queue: [], held: new Map()});
