import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {newButton} from '../work/work';
import type {PadButton} from '../work/pads';
import {
  clear,
  MAX_QUEUE,
  nextTickAt,
  pause,
  press,
  release,
  releaseAll,
  resume,
  START,
  tick,
  type FireState,
  type Moment,
  type Outcome,
} from './engine';

const button = (some: Partial<PadButton> = {}): PadButton => ({
  ...newButton('a'),
  keys: ['8888'],
  cooldown: 0,
  ...some,
});
const at = (time: number, some: Partial<Moment> = {}): Moment => ({
  at: time,
  isOnline: true,
  random: () => 0,
  ...some,
});
const words = ({fires}: Outcome) => fires.flatMap(({reactions}) => reactions);

describe('a press', () => {
  it('sends every word as often as the button says', () => {
    const outcome = press(START, button({keys: ['拍手', 'すごい'], count: 3}), at(0));
    expect(words(outcome)).toEqual([
      {key: '拍手', value: 3},
      {key: 'すごい', value: 3},
    ]);
  });

  it('sends one word by chance, and each of them sometimes', () => {
    const random = mulberry32(1);
    const one = button({keys: ['大吉', '中吉', '凶'], pick: 'random'});
    const drawn = Array.from({length: 300}, (_, i) => words(press(START, one, at(i, {random}))));
    expect(drawn.every(({length}) => length === 1)).toBe(true);
    for (const key of one.keys) {
      const times = drawn.filter(([reaction]) => reaction?.key === key).length;
      expect(times, key).toBeGreaterThan(70);
      expect(times, key).toBeLessThan(130);
    }
  });

  it.each<[string, Partial<PadButton>, Partial<Moment>]>([
    ['no-words', {keys: []}, {}],
    ['no-words', {keys: [' ']}, {}],
    ['offline', {delay: 500}, {isOnline: false}],
  ])('comes to nothing: %s', (refusal, some, moment) => {
    const outcome = press(START, button(some), at(0, moment));
    expect(outcome).toEqual({state: START, fires: [], refusal});
  });

  it('is refused until the cooldown is over, to the millisecond', () => {
    const one = button({cooldown: 300});
    const {state} = press(START, one, at(1000));
    expect(press(state, one, at(1299)).refusal).toBe('cooling');
    expect(words(press(state, one, at(1300)))).toHaveLength(1);
  });
});

describe('a delay', () => {
  const late = button({delay: 500});
  const {state, fires} = press(START, late, at(0));
  const buttonOf = () => late;

  it('waits', () => {
    expect(fires).toEqual([]);
    expect(nextTickAt(state)).toBe(500);
    expect(words(tick(state, buttonOf, at(499)))).toEqual([]);
    expect(words(tick(state, buttonOf, at(500)))).toEqual([{key: '8888', value: 1}]);
  });

  it('stands still in a pause, in which no press counts', () => {
    const paused = pause(state, 200);
    expect(nextTickAt(paused)).toBeUndefined();
    expect(press(paused, late, at(300)).refusal).toBe('paused');
    expect(words(tick(paused, buttonOf, at(9000)))).toEqual([]);
    expect(nextTickAt(resume(paused, 10_000))).toBe(10_300);
  });

  it('is dropped when the app is away at its end, and not sent later', () => {
    const away = tick(state, buttonOf, at(500, {isOnline: false}));
    expect(away.fires).toEqual([]);
    expect(away.dropped).toHaveLength(1);
    expect(tick(away.state, buttonOf, at(501)).fires).toEqual([]);
  });

  it('can be cleared, and has an end', () => {
    expect(nextTickAt(clear(state))).toBeUndefined();
    let full: FireState = START;
    for (let i = 0; i < MAX_QUEUE; i += 1) full = press(full, late, at(0)).state;
    expect(press(full, late, at(0)).refusal).toBe('full');
  });
});

describe('holding', () => {
  const held = button({hold: 200, cooldown: 250});
  const buttonOf = () => held;

  it('fires again, no faster than the cooldown, until it is let go', () => {
    let {state} = press(START, held, at(0));
    const times: number[] = [];
    for (let now = 1; now <= 1000; now += 1) {
      const outcome = tick(state, buttonOf, at(now));
      ({state} = outcome);
      times.push(...outcome.fires.map(() => now));
    }
    expect(times).toEqual([250, 500, 750, 1000]);
    expect(nextTickAt(release(state, 'a'))).toBeUndefined();
    expect(nextTickAt(releaseAll(state))).toBeUndefined();
  });

  it('ends when the app goes away or the button is gone', () => {
    const {state} = press(START, held, at(0));
    expect(nextTickAt(tick(state, buttonOf, at(250, {isOnline: false})).state)).toBeUndefined();
    expect(nextTickAt(tick(state, () => undefined, at(250)).state)).toBeUndefined();
  });
});

it.each(Array.from({length: 60}, (_, seed) => seed))(
  'whatever happens, nothing is sent twice inside its cooldown (seed %i)',
  (seed) => {
    const random = mulberry32(seed);
    const upTo = (max: number) => Math.floor(random() * max);
    const buttons = ['a', 'b', 'c'].map((id) =>
      button({
        id,
        cooldown: upTo(900),
        delay: upTo(3) * 250,
        hold: upTo(2) ? 100 + upTo(400) : null,
      }),
    );
    const buttonOf = (id: string) => {
      const found = buttons.find((one) => one.id === id);
      // The delay is changed while things wait.
      return found && upTo(9) === 0 ? {...found, delay: upTo(600)} : found;
    };
    const sent = new Map<string, number[]>();
    let state = START;
    let now = 0;
    for (let step = 0; step < 1500; step += 1) {
      now += upTo(120);
      const moment = at(now, {random, isOnline: upTo(10) > 0});
      const one = buttonOf('abc'[upTo(3)] ?? 'a');
      if (one === undefined) throw new Error('No button');
      const deeds: (() => Outcome)[] = [
        () => press(state, one, moment),
        () => tick(state, buttonOf, moment),
        () => ({state: release(state, one.id), fires: []}),
        () => ({state: upTo(2) ? pause(state, now) : resume(state, now), fires: []}),
      ];
      const deed = deeds[Math.min(3, upTo(8) >> 1)] ?? deeds[0];
      const outcome = deed?.() ?? {state, fires: []};
      ({state} = outcome);
      for (const {buttonId} of outcome.fires) {
        sent.set(buttonId, [...(sent.get(buttonId) ?? []), now]);
      }
      if (upTo(6) === 0) state = resume(state, now);
    }
    expect([...sent.values()].flat().length).toBeGreaterThan(20);
    for (const {id, cooldown} of buttons) {
      const times = sent.get(id) ?? [];
      const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
      expect(Math.min(Infinity, ...gaps), id).toBeGreaterThanOrEqual(cooldown);
    }
  },
);
