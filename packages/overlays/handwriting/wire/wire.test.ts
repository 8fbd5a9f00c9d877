import {describe, expect, it} from 'vitest';
import {mulberry32, pick, type Random} from '@komebiyori/lib/mulberry32';
import {INK_TOOLS, LIMITS, STAMP_IDS, isShape, pointAt, type Mark, type Point} from '../model/mark';
import type {Change} from '../model/board';
import {asObsData} from '@komebiyori/simulator/obs';
import {createOutbox, PACKET_MS, wholeOf} from './outbox';
import type {Packet} from './packet';
import {decodePoints, encodePoints} from './points';
import {readPacket} from './read';
import {writePacket} from './write';

const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);

const randomPoints = (random: Random, count: number): Point[] =>
  Array.from({length: count}, () =>
    pointAt(between(random, -400, 2400), between(random, -400, 1500), between(random, -10, 300)),
  );

function randomMark(random: Random, id: string): Mark {
  const tool = pick(random, INK_TOOLS);
  const count = isShape(tool) ? 2 : 1 + Math.floor(random() * 50);
  return {
    ...{id, tool, width: Math.ceil(random() * 80), fade: Math.floor(random() * 61)},
    color: `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`,
    ...(tool === 'stamp' ? {stamp: pick(random, STAMP_IDS)} : {}),
    points: randomPoints(random, count),
  };
}

const SENDER = {pad: 'pad-1', epoch: 'e1'};

function randomPacket(random: Random): Packet {
  const mark = randomMark(random, 'm1');
  const points = randomPoints(random, 5);
  const changes: readonly Change[] = [
    {op: 'begin', mark},
    {op: 'extend', id: 'm1', points},
    {op: 'reshape', id: 'm1', to: pointAt(1, 2)},
    {op: 'end', id: 'm1'},
    {op: 'remove', ids: ['m1', 'm2']},
    {op: 'restore', marks: [mark, randomMark(random, 'm2')]},
    {op: 'clear'},
  ];
  return pick<Packet>(random, [
    {kind: 'changes', ...SENDER, seq: 7, changes},
    {kind: 'beat', ...SENDER, seq: 0},
    {kind: 'laser', ...SENDER, color: '#ff0000', points},
    {
      ...{kind: 'whole', ...SENDER, seq: 3, part: 1, parts: 2},
      marks: [
        {mark, age: undefined},
        {mark: randomMark(random, 'm3'), age: 1200},
      ],
    },
    {kind: 'here', screen: 's1', pad: '', isBehind: true},
  ]);
}

/** As OBS hands it on; BroadcastChannel carries more, not less. */
const sent = (packet: Packet): unknown =>
  asObsData(JSON.parse(JSON.stringify(writePacket(packet))));

describe('points', () => {
  it('come back as they were, whatever went before', () => {
    const random = mulberry32(1);
    for (let round = 0; round < 300; round += 1) {
      const before = pick(random, randomPoints(random, 3));
      const points = randomPoints(random, Math.floor(random() * 60));
      expect(decodePoints(encodePoints(points, before), before)).toEqual(points);
    }
  });

  it('of a moving pen take about four characters each', () => {
    const points = Array.from({length: 200}, (_, at) =>
      pointAt(100 + at * 3.5, 400 + 80 * Math.sin(at / 9), 120 + (at % 4)),
    );
    expect(encodePoints(points).length / points.length).toBeLessThan(5);
  });

  // 0x02 is one step to the right; the numbers are those of Protocol Buffers' sint32.
  it.each([
    ['AgAA', [{x: 0.25, y: 0, pressure: 0}]],
    ['AQEE', [{x: -0.25, y: -0.25, pressure: 2}]],
    ['rAICAA', [{x: 37.5, y: 0.25, pressure: 0}]],
  ])('%s is read as the format says', (text, points) => {
    expect(decodePoints(text)).toEqual(points);
  });

  it.each([
    ['no base64url', '!!!!'],
    ['two numbers of three', 'AgI'],
    ['a number that does not end', 'gICA'],
    ['a number that is too long', 'gICAAQAA'],
    ['a place outside of the picture', encodePoints([{x: 9000, y: 0, pressure: 0}])],
    ['more pressure than there is', encodePoints([{x: 0, y: 0, pressure: 256}])],
  ])('are none: %s', (_, text) => {
    expect(decodePoints(text)).toBeUndefined();
  });
});

describe('packets', () => {
  it('come back as they were', () => {
    const random = mulberry32(2);
    for (let round = 0; round < 300; round += 1) {
      const packet = randomPacket(random);
      expect(readPacket(sent(packet))).toEqual(packet);
    }
  });

  it('that were changed on the way are read as packets or not at all', () => {
    const random = mulberry32(3);
    for (let round = 0; round < 3000; round += 1) {
      const text = JSON.stringify(writePacket(randomPacket(random)));
      const at = Math.floor(random() * text.length);
      const hostile =
        text.slice(0, at) + pick(random, Array.from('0"{}[]-9aZ,:')) + text.slice(at + 1);
      let value: unknown;
      try {
        value = JSON.parse(hostile);
      } catch {
        continue;
      }
      const packet = readPacket(value);
      if (packet !== undefined) expect(readPacket(sent(packet))).toEqual(packet);
    }
  });

  const MARK = {i: 'a', t: 'pen', c: '#ff0000', w: 8, p: 'AgAA'};
  const begin = (mark: object) => ({
    ...{v: 2, k: 'changes', a: 'p', e: 'e', n: 1},
    o: [{k: 'b', m: mark}],
  });
  it('reads the mark that the next cases break', () => {
    expect(readPacket(begin(MARK))).toBeDefined();
  });
  it.each([
    ['another version', {...begin(MARK), v: 1}],
    ['changes that got lost in OBS', {...begin(MARK), o: []}],
    ['nothing', null],
    ['a list', [1]],
    ['an unknown kind', {v: 2, k: 'eval', a: 'p', e: 'e'}],
    ['no sender', {v: 2, k: 'beat', n: 1, e: 'e'}],
    ['a number that is none', {v: 2, k: 'beat', a: 'p', e: 'e', n: -1}],
    ['a colour that is CSS', begin({...MARK, c: 'url(https://x.example)'})],
    ['a tool of another', begin({...MARK, t: 'laser'})],
    ['too wide', begin({...MARK, w: LIMITS.width[1] + 1})],
    ['a width that is none', begin({...MARK, w: NaN})],
    ['an id with markup', begin({...MARK, i: '<b>'})],
    ['no points', begin({...MARK, p: ''})],
    ['a stamp without its name', begin({...MARK, t: 'stamp'})],
    ['a pen with a stamp', begin({...MARK, s: 'star'})],
    ['a shape of three points', begin({...MARK, t: 'rect', p: 'AgAAAgAAAgAA'})],
    ['a part beyond the last', {v: 2, k: 'whole', a: 'p', e: 'e', n: 1, i: 2, of: 2, m: []}],
  ])('are none: %s', (_, value) => {
    expect(readPacket(value)).toBeUndefined();
  });
});

describe('the outbox', () => {
  const extend = (x: number): Change => ({op: 'extend', id: 'a', points: [pointAt(x, 0)]});

  it('sends at most sixty packets a second, and every point once', () => {
    const outbox = createOutbox(SENDER);
    const packets: number[] = [];
    const seen: number[] = [];
    // A pen with 240 places a second, for two seconds, on a clock of a tenth of a millisecond.
    for (let tick = 0; tick < 20_000; tick += 1) {
      const now = tick / 10;
      if (tick % 42 === 0) outbox.add([extend(tick / 42)]);
      const packet = outbox.take(now);
      if (packet?.kind !== 'changes') continue;
      packets.push(packet.seq);
      for (const change of packet.changes) {
        if (change.op === 'extend') seen.push(...change.points.map(({x}) => x));
      }
    }
    expect(packets).toEqual(packets.map((_, at) => at + 1));
    expect(packets.length).toBeLessThanOrEqual(2 * 60 + 1);
    expect(packets.length).toBeGreaterThan(2 * 60 - 5);
    expect(seen).toEqual(seen.map((_, at) => at));
  });

  it('keeps of a shape the last corner only', () => {
    const outbox = createOutbox(SENDER);
    for (const x of [1, 2, 3]) outbox.add([{op: 'reshape', id: 'a', to: pointAt(x, 0)}]);
    expect(outbox.take(PACKET_MS)).toMatchObject({changes: [{op: 'reshape', to: {x: 3}}]});
  });

  it('sends a whole drawing in parts, none of them large', () => {
    const random = mulberry32(4);
    const shown = Array.from({length: 100}, (_, at) => ({
      mark: {
        ...randomMark(random, `m${at}`),
        tool: 'pen' as const,
        points: randomPoints(random, 200),
      },
      endedAt: 0,
    }));
    const packets = wholeOf(shown, {...SENDER, seq: 1, now: 0});
    expect(packets.length).toBeGreaterThan(3);
    const texts = packets.map((packet) => JSON.stringify(writePacket(packet)));
    expect(Math.max(...texts.map(({length}) => length))).toBeLessThan(64_000);
    const marks = packets.flatMap((one) => (one.kind === 'whole' ? one.marks : []));
    expect(marks.map(({mark}) => mark.id)).toEqual(shown.map(({mark}) => mark.id));
  });
});
