import {describe, expect, it} from 'vitest';
import {mulberry32, pick} from '@komebiyori/lib/mulberry32';
import {createOutbox, wholeOf} from '../wire/outbox';
import {padPacketOf, type PadPacket} from '../wire/packet';
import {readPacket} from '../wire/read';
import {writePacket} from '../wire/write';
import {createBoard, type Board} from './board';
import {constrained, createDesk, type Desk} from './desk';
import {FADING_MS, LIMITS, pointAt, type Mark} from './mark';
import {createPalmGuard} from './palm';
import {createScreen, type Screen} from './screen';
import {DEFAULTS, readSettings, TOOLS} from './settings';
import {commandOf, SHORTCUTS, type Command} from './shortcuts';

const markOf = (id: string, more: Partial<Mark> = {}): Mark => ({
  ...{id, tool: 'pen', color: '#ff0000', width: 8, fade: 0, points: [pointAt(1, 1)]},
  ...more,
});
const idsOf = (board: {shown: Board['shown']}): string[] => board.shown().map(({mark}) => mark.id);
const drawOn = (board: Board, mark: Mark, now = 0): void => {
  board.begin(mark);
  board.end(now);
};

describe('a board', () => {
  it('undoes and redoes drawing and clearing', () => {
    const board = createBoard();
    for (const id of ['a', 'b']) drawOn(board, markOf(id));
    board.clear();
    expect(idsOf(board)).toEqual([]);
    board.undo(0);
    expect(idsOf(board)).toEqual(['a', 'b']);
    board.undo(0);
    board.undo(0);
    expect([idsOf(board), board.canUndo()]).toEqual([[], false]);
    board.redo(0);
    board.redo(0);
    board.redo(0);
    expect([idsOf(board), board.canRedo()]).toEqual([[], false]);
    board.undo(0);
    drawOn(board, markOf('c'));
    expect([idsOf(board), board.canRedo()]).toEqual([['a', 'b', 'c'], false]);
  });

  it('lets marks fade when their time is over, for good', () => {
    const board = createBoard();
    drawOn(board, markOf('stays'));
    drawOn(board, markOf('fades', {fade: 5}), 1000);
    expect(board.forget(6000 + FADING_MS - 1)).toBe(false);
    expect(board.forget(6000 + FADING_MS)).toBe(true);
    expect(idsOf(board)).toEqual(['stays']);
    board.undo(7000);
    expect(idsOf(board)).toEqual([]);
  });

  it('keeps an eraser as long as there is something below it', () => {
    const board = createBoard();
    drawOn(board, markOf('stays'));
    drawOn(board, markOf('rubber', {tool: 'eraser'}));
    board.forget(1e9);
    expect(idsOf(board)).toEqual(['stays', 'rubber']);
    const other = createBoard();
    drawOn(other, markOf('fades', {fade: 1}));
    drawOn(other, markOf('rubber', {tool: 'eraser'}));
    other.forget(2000);
    expect(idsOf(other)).toEqual([]);
  });

  it('holds so many marks and no more', () => {
    const saved = Array.from({length: LIMITS.marks}, (_, at) => markOf(`m${at}`));
    const board = createBoard(saved);
    expect(board.begin(markOf('new'))).toContainEqual({op: 'remove', ids: ['m0']});
    expect(board.shown()).toHaveLength(LIMITS.marks);
  });
});

/** A pad, two screens, and between them links that lose packets when told to. */
function createPair(seed: number) {
  const random = mulberry32(seed);
  const sender = {pad: 'p', epoch: 'e'};
  const outbox = createOutbox(sender);
  const screens: Screen[] = [createScreen(), createScreen()];
  let now = 1000;
  let ids = 0;
  const arrive = (packet: PadPacket, isLost: () => boolean = () => false): void => {
    const read = padPacketOf(readPacket(JSON.parse(JSON.stringify(writePacket(packet)))));
    if (read === undefined) throw new Error('must be a packet of a pad');
    const behind = screens.filter((screen) => !isLost() && screen.receive(read, now));
    if (behind.length > 0) sendWhole();
  };
  const sendWhole = (): void => {
    const seq = outbox.settle();
    for (const packet of wholeOf(desk.board.shown(), {...sender, seq, now})) arrive(packet);
  };
  const desk: Desk = createDesk({
    settings: DEFAULTS,
    now,
    newId: () => `m${(ids += 1)}`,
    onChanges: outbox.add,
    onSettings: () => undefined,
    onLaser: () => undefined,
    onHelp: () => undefined,
  });
  const point = () => pointAt(random() * 1920, random() * 1080, random() * 255);
  const acts: readonly (() => void)[] = [
    () => {
      desk.down(point(), now, pick(random, TOOLS));
    },
    () => {
      desk.move([point(), point()], now, random() < 0.2);
    },
    () => {
      desk.move([point()], now, false);
    },
    () => {
      desk.up(now);
    },
    () => {
      desk.cancel();
    },
    () => {
      desk.run({do: pick(random, ['undo', 'undo', 'redo', 'clear'] as const)}, now);
    },
  ];
  return {
    random,
    desk,
    screens,
    act: () => {
      pick(random, acts)();
    },
    tick: (isLost: () => boolean) => {
      now += 17;
      const packet = outbox.take(now);
      if (packet !== undefined) arrive(packet, isLost);
    },
    reload: () => {
      screens[Math.floor(random() * 2)] = createScreen();
      // It says that it has come, whatever still waits to be sent.
      sendWhole();
    },
    beat: () => {
      now += 17;
      const packet = outbox.take(now);
      if (packet !== undefined) arrive(packet);
      arrive({kind: 'beat', ...sender, seq: outbox.seq()});
    },
  };
}

const marksOf = (one: {shown: Board['shown']}): readonly (readonly [Mark, boolean])[] =>
  one.shown().map(({mark, endedAt}) => [mark, endedAt === undefined] as const);

describe('a screen', () => {
  it('shows what the pad shows, whatever is drawn, undone, lost, or reloaded', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const pair = createPair(seed);
      for (let step = 0; step < 120; step += 1) {
        pair.act();
        if (pair.random() < 0.5) pair.tick(() => pair.random() < 0.15);
        if (pair.random() < 0.05) pair.reload();
      }
      pair.beat();
      for (const screen of pair.screens) {
        expect(marksOf(screen)).toEqual(marksOf(pair.desk.board));
      }
    }
  });

  const head = {pad: 'p', epoch: 'e'};
  const whole = (seq: number, ids: readonly string[], more = {}): PadPacket => ({
    ...{kind: 'whole', ...head, seq, part: 0, parts: 1},
    marks: ids.map((id) => ({mark: markOf(id), age: 0})),
    ...more,
  });

  it('takes nothing twice, as when two ways lead to it', () => {
    const screen = createScreen();
    screen.receive(whole(0, []), 0);
    const begin = {op: 'begin', mark: markOf('a')} as const;
    const extend = {op: 'extend', id: 'a', points: [pointAt(5, 5)]} as const;
    const packet: PadPacket = {kind: 'changes', ...head, seq: 1, changes: [begin, extend]};
    expect(screen.receive(packet, 0)).toBe(false);
    expect(screen.receive(packet, 0)).toBe(false);
    expect(screen.shown()[0]?.mark.points).toHaveLength(2);
  });

  it('waits for all parts, and shows until then what it has', () => {
    const screen = createScreen();
    screen.receive(whole(0, ['old']), 0);
    screen.receive(whole(5, ['a'], {parts: 2}), 0);
    expect(idsOf(screen)).toEqual(['old']);
    screen.receive(whole(5, ['b'], {part: 1, parts: 2}), 0);
    expect(idsOf(screen)).toEqual(['a', 'b']);
  });

  it('follows several pads, and clears all when one clears', () => {
    const screen = createScreen();
    screen.receive(whole(0, ['a']), 0);
    screen.receive(whole(0, ['b'], {pad: 'q'}), 0);
    expect(idsOf(screen)).toEqual(['a', 'b']);
    screen.receive({kind: 'changes', ...head, seq: 1, changes: [{op: 'clear'}]}, 0);
    expect(idsOf(screen)).toEqual([]);
  });
});

describe('a desk', () => {
  it('goes on in another mark where a line becomes too long', () => {
    const {desk} = createPair(1);
    desk.down(pointAt(0, 0), 0, 'pen');
    for (let at = 1; at < LIMITS.points + 10; at += 1) {
      desk.move([pointAt((at * 7) % 1900, (at * 13) % 1000)], 0, false);
    }
    desk.up(0);
    const [first, second] = desk.board.shown().map(({mark}) => mark);
    expect(desk.board.shown()).toHaveLength(2);
    expect(first?.points.length).toBeLessThanOrEqual(LIMITS.points);
    expect(second?.points[0]).toEqual(first?.points.at(-1));
  });

  it('leaves no shape without a size, and no mark of the laser', () => {
    const {desk} = createPair(1);
    for (const tool of ['rect', 'laser'] as const) {
      desk.down(pointAt(10, 10), 0, tool);
      desk.up(0);
    }
    expect(idsOf(desk.board)).toEqual([]);
  });

  it('draws straight lines and squares while Shift is held', () => {
    const from = pointAt(100, 100);
    expect(constrained('line', from, pointAt(300, 110))).toMatchObject({x: 300, y: 100});
    expect(constrained('rect', from, pointAt(300, 50))).toMatchObject({x: 300, y: -100});
  });
});

describe('keys', () => {
  const press = (key: string, more = {}): Command | undefined =>
    commandOf({key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more});

  it.each([
    ['b', {do: 'tool', tool: 'pen'}],
    ['E', {do: 'tool', tool: 'eraser'}],
    ['z', {do: 'undo'}],
    ['c', {do: 'clear'}],
    ['[', {do: 'thinner'}],
    [']', {do: 'thicker'}],
    ['?', {do: 'help'}],
    ['1', {do: 'color', color: '#ffffff'}],
  ])('%s does what the list says', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it('leave to the browser what is its own', () => {
    expect(press('c', {ctrlKey: true})).toBeUndefined();
    expect(press('c', {metaKey: true})).toBeUndefined();
    expect(press('b', {altKey: true})).toBeUndefined();
    expect(press('z', {ctrlKey: true})).toEqual({do: 'undo'});
    expect(press('Z', {ctrlKey: true, shiftKey: true})).toEqual({do: 'redo'});
  });

  it('are one for each thing', () => {
    expect(new Set(SHORTCUTS.map(({key}) => key)).size).toBe(SHORTCUTS.length);
  });
});

describe('the palm', () => {
  const finger = {type: 'touch', size: 20, rejectsPalm: true};
  it('and fingers draw nothing once a pen was there', () => {
    const guard = createPalmGuard();
    expect(guard.accepts(finger)).toBe(true);
    expect(guard.accepts({...finger, size: 90})).toBe(false);
    expect(guard.accepts({type: 'pen', size: 1, rejectsPalm: true})).toBe(true);
    expect(guard.accepts(finger)).toBe(false);
    expect(guard.accepts({type: 'mouse', size: 1, rejectsPalm: true})).toBe(true);
    expect(guard.accepts({...finger, rejectsPalm: false})).toBe(true);
  });
});

describe('settings', () => {
  it('that cannot be read are as at first', () => {
    expect(readSettings(undefined)).toEqual(DEFAULTS);
    expect(readSettings({tool: 'bomb', color: 'red', width: 900, fade: '5'})).toEqual(DEFAULTS);
    const own = {
      ...DEFAULTS,
      tool: 'laser',
      width: 24,
      fade: 10,
      isLeftHanded: true,
      usesKeys: false,
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });
});
