import type {Change} from '../model/board';
import {INK_TOOLS, LIMITS, STAMP_IDS, isShape, type Mark, type Point} from '../model/mark';
import {VERSION, type Packet, type Sender, type SentMark} from './packet';
import {decodePoints} from './points';

type Fields = Readonly<Record<string, unknown>>;

/** Thrown within this file only: what came is no packet. */
class NoPacket extends Error {}

/** A packet from outside; undefined for whatever else stands on the channel. */
export function readPacket(value: unknown): Packet | undefined {
  try {
    return packetOf(fieldsOf(value));
  } catch (error) {
    if (error instanceof NoPacket) return undefined;
    throw error;
  }
}

/** A mark that was written; undefined when it is none. */
export function readMark(value: unknown): Mark | undefined {
  try {
    return markOf(value);
  } catch (error) {
    if (error instanceof NoPacket) return undefined;
    throw error;
  }
}

function packetOf(fields: Fields): Packet {
  need(fields['v'] === VERSION);
  switch (fields['k']) {
    case 'here':
      return {
        kind: 'here',
        screen: idOf(fields['s']),
        pad: fields['a'] === '' ? '' : idOf(fields['a']),
        isBehind: fields['b'] === true,
      };
    case 'beat':
      return {kind: 'beat', ...senderOf(fields), seq: countOf(fields['n'])};
    case 'ask':
      return {kind: 'ask', ...senderOf(fields), isBehind: fields['b'] === true};
    case 'bye':
      return {kind: 'bye', ...senderOf(fields)};
    case 'laser':
      return {
        kind: 'laser',
        ...senderOf(fields),
        color: colorOf(fields['c']),
        points: pointsOf(fields['p']),
      };
    case 'changes':
      return {
        kind: 'changes',
        ...senderOf(fields),
        seq: countOf(fields['n']),
        changes: changesOf(fields['o']),
      };
    case 'whole':
      return wholeOf(fields);
    default:
      throw new NoPacket();
  }
}

const MOST_CHANGES = 500;
const MOST_PARTS = 4000;

function wholeOf(fields: Fields): Packet {
  const [part, parts] = [countOf(fields['i']), countOf(fields['of'])];
  need(parts > 0 && parts <= MOST_PARTS && part < parts);
  return {
    kind: 'whole',
    ...senderOf(fields),
    seq: countOf(fields['n']),
    part,
    parts,
    marks: listOf(fields['m'], LIMITS.marks).map(sentMarkOf),
  };
}

const senderOf = (fields: Fields): Sender => ({
  pad: idOf(fields['a']),
  epoch: idOf(fields['e']),
});

/** A packet that lost its changes on the way is none: the screen sees a gap and waits for the whole. */
function changesOf(value: unknown): readonly Change[] {
  const list = listOf(value, MOST_CHANGES);
  need(list.length > 0);
  return list.map(changeOf);
}

function changeOf(value: unknown): Change {
  const {k, i, p, m} = fieldsOf(value);
  switch (k) {
    case 'b':
      return {op: 'begin', mark: markOf(m)};
    case 'x':
      return {op: 'extend', id: idOf(i), points: pointsOf(p)};
    case 's':
      return {op: 'reshape', id: idOf(i), to: firstOf(pointsOf(p))};
    case 'e':
      return {op: 'end', id: idOf(i)};
    case 'r':
      return {op: 'remove', ids: idsOf(i)};
    case 'm':
      return {op: 'restore', marks: listOf(m, LIMITS.marks).map(markOf)};
    case 'c':
      return {op: 'clear'};
    default:
      throw new NoPacket();
  }
}

function sentMarkOf(value: unknown): SentMark {
  const {g} = fieldsOf(value);
  return {mark: markOf(value), age: g === undefined ? undefined : countOf(g)};
}

function markOf(value: unknown): Mark {
  const {i, t, c, w, f = 0, s, p} = fieldsOf(value);
  const tool = oneOf(INK_TOOLS, t);
  const points = pointsOf(p);
  need(points.length > 0 && (!isShape(tool) || points.length <= 2));
  need((tool === 'stamp') === (s !== undefined));
  return {
    id: idOf(i),
    tool,
    color: colorOf(c),
    width: rangeOf(w, LIMITS.width),
    fade: rangeOf(f, LIMITS.fade),
    ...(s === undefined ? {} : {stamp: oneOf(STAMP_IDS, s)}),
    points,
  };
}

function need(isRight: boolean): asserts isRight {
  if (!isRight) throw new NoPacket();
}

function fieldsOf(value: unknown): Fields {
  need(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as Fields;
}

function listOf(value: unknown, most: number): readonly unknown[] {
  need(Array.isArray(value) && value.length <= most);
  return value;
}

function idOf(value: unknown): string {
  need(typeof value === 'string' && /^[\w-]{1,40}$/u.test(value));
  return value;
}

function idsOf(value: unknown): readonly string[] {
  need(typeof value === 'string');
  return listOf(value.split(' '), LIMITS.marks).map(idOf);
}

function colorOf(value: unknown): string {
  need(typeof value === 'string' && /^#[\da-f]{6}$/u.test(value));
  return value;
}

function countOf(value: unknown): number {
  need(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);
  return value;
}

function rangeOf(value: unknown, [least, most]: readonly [number, number]): number {
  need(typeof value === 'number' && value >= least && value <= most);
  return value;
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T {
  const found = values.find((one) => one === value);
  need(found !== undefined);
  return found;
}

function pointsOf(value: unknown): Point[] {
  need(typeof value === 'string');
  const points = decodePoints(value);
  need(points !== undefined);
  return points;
}

function firstOf(points: readonly Point[]): Point {
  const [first] = points;
  need(first !== undefined);
  return first;
}
