import {expect, it} from 'vitest';
import {createDesk} from './desk';
import {pointAt, type Mark} from './mark';
import {DEFAULTS} from './settings';

const markOf = (id: string, fade: number): Mark => ({
  ...{id, tool: 'pen', color: '#ff0000', width: 8, fade},
  points: [pointAt(1, 1)],
});

it('a desk takes no drawing while another tab draws, and goes on with what that has left', () => {
  let lasers = 0;
  const desk = createDesk({
    settings: DEFAULTS,
    now: 0,
    newId: () => 'mine',
    onChanges: () => undefined,
    onSettings: () => undefined,
    onLaser: () => {
      lasers += 1;
    },
    onHelp: () => undefined,
  });
  desk.down(pointAt(0, 0), 0, 'pen');
  desk.pause(0);
  const before = desk.board.shown();
  expect(before.map(({endedAt}) => endedAt)).toEqual([0]);
  for (const tool of ['pen', 'stamp', 'eraser', 'rect', 'laser'] as const) {
    desk.down(pointAt(5, 5), 0, tool);
    desk.move([pointAt(90, 90)], 0, false);
    desk.up(0);
  }
  for (const name of ['undo', 'redo', 'clear'] as const) desk.run({do: name}, 0);
  desk.run({do: 'tool', tool: 'line'}, 0);
  expect([desk.board.shown(), lasers, desk.isPaused()]).toEqual([before, 0, true]);
  // The other tab was closed in the middle of a line, and after one that fades.
  const [theirs, fading] = [markOf('theirs', 0), markOf('fading', 5)];
  desk.resume(
    [
      {mark: fading, endedAt: 100},
      {mark: theirs, endedAt: undefined},
    ],
    900,
  );
  expect(desk.board.shown()).toEqual([
    {mark: fading, endedAt: 100},
    {mark: theirs, endedAt: 900},
  ]);
  desk.run({do: 'undo'}, 0);
  expect(desk.board.shown().map(({mark}) => mark)).toEqual([fading]);
  expect(desk.settings().tool).toBe('line');
});
