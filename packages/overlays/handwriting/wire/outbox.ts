import type {Change, Shown} from '../model/board';
import {encodePoints} from './points';
import type {PadPacket, Sender, SentMark} from './packet';

/** At most sixty packets a second, as design and OBS's screens allow. */
export const PACKET_MS = 1000 / 60;

/** Of points in one packet of a whole drawing, in characters: WebSocket frames stay small. */
const MOST_CHARACTERS = 24_000;

/** Collects changes and says when they may go. */
export interface Outbox {
  readonly add: (changes: readonly Change[]) => void;
  readonly isEmpty: () => boolean;
  /** Milliseconds until the next packet may go; 0 for at once. */
  readonly wait: (now: number) => number;
  /** The next packet; undefined when there is nothing, or it is too early. */
  readonly take: (now: number) => PadPacket | undefined;
  /** The number of the last packet that was taken. */
  readonly seq: () => number;
  /** Forgets what waits, because the whole drawing goes out; the number of that. */
  readonly settle: () => number;
}

export function createOutbox(sender: Sender): Outbox {
  let waiting: Change[] = [];
  let seq = 0;
  let last = -Infinity;
  const wait = (now: number): number => Math.max(0, last + PACKET_MS - now);
  return {
    add(changes) {
      for (const change of changes) waiting = merge(waiting, change);
    },
    isEmpty: () => waiting.length === 0,
    wait,
    take(now) {
      if (waiting.length === 0 || wait(now) > 0) return undefined;
      const changes = waiting.splice(0, MOST_CHANGES);
      seq += 1;
      last = now;
      return {kind: 'changes', ...sender, seq, changes};
    },
    seq: () => seq,
    settle() {
      if (waiting.length > 0) seq += 1;
      waiting = [];
      return seq;
    },
  };
}

const MOST_CHANGES = 400;

/** Points of one line become one change, and of a shape only the last corner counts. */
function merge(waiting: readonly Change[], change: Change): Change[] {
  const before = waiting.at(-1);
  if (before?.op === 'extend' && change.op === 'extend' && before.id === change.id) {
    const points = [...before.points, ...change.points];
    return [...waiting.slice(0, -1), {...change, points}];
  }
  if (before?.op === 'reshape' && change.op === 'reshape' && before.id === change.id) {
    return [...waiting.slice(0, -1), change];
  }
  return [...waiting, change];
}

/** The whole drawing in packets of a fair size. */
export function wholeOf(
  shown: readonly Shown[],
  at: Sender & {readonly seq: number; readonly now: number},
): readonly PadPacket[] {
  const {pad, epoch, seq, now} = at;
  const groups: SentMark[][] = [[]];
  let length = 0;
  for (const {mark, endedAt} of shown) {
    const more = encodePoints(mark.points).length;
    if (length > 0 && length + more > MOST_CHARACTERS) {
      groups.push([]);
      length = 0;
    }
    length += more;
    const age = endedAt === undefined ? undefined : Math.max(0, now - endedAt);
    groups.at(-1)?.push({mark, age});
  }
  return groups.map((marks, part) => ({
    ...{kind: 'whole', pad, epoch, seq, marks},
    ...{part, parts: groups.length},
  }));
}
