import matter from 'matter-js';
import {describe, expect, it} from 'vitest';
import {defaultItem, type ConnectorItem, type Effect, type Item} from '../../model';
import {STEP, type Firing} from './scene';
import {World, type WorldOptions} from './world';

const CALM: Firing = {times: 1, calm: true, emojis: []};
const LIVELY: Firing = {...CALM, calm: false};
const EFFECTS: readonly Effect[] = ['popper', 'dropper', 'notifier', 'confetti', 'throwing'];

function world(more: Partial<WorldOptions> = {}): World {
  const made = new World({
    seed: 3,
    width: 1920,
    height: 1080,
    maxParticles: 400,
    sizeOf: () => ({width: 100, height: 50}),
    onSound: () => undefined,
    ...more,
  });
  made.usePhysics(matter);
  return made;
}

const run = (made: World, milliseconds: number): void => {
  for (let i = 0; i < Math.round(milliseconds / STEP); i += 1) made.step();
};

/** All numbers that the drawer sees. */
const picture = ({things}: World): string =>
  JSON.stringify(
    things.map(({look, x, y, angle, scale, flip, alpha}) => [
      look.key,
      x,
      y,
      angle,
      scale,
      flip,
      alpha,
    ]),
  );

function sample(effect: Effect): Item {
  const item = defaultItem(effect, effect);
  return item.effect === 'notifier'
    ? {...item, options: {...item.options, text: 'ありがとう', enter: 'slideInUp'}}
    : item;
}

const connector = (
  id: string,
  items: readonly {targetId: string; delay: number}[],
  lottery: readonly {targetId: string; weight: number}[] = [],
): ConnectorItem => ({
  ...defaultItem('connector', id),
  options: {
    items: items.map((one, i) => ({id: `${id}${i}`, ...one})),
    lotteryItems: lottery.map((one, i) => ({id: `${id}l${i}`, delay: 0, ...one})),
  },
});

describe('the stage without a picture', () => {
  it.each(EFFECTS)('%s: the same seed gives the same picture, another seed another', (effect) => {
    const play = (seed: number): string => {
      const made = world({seed});
      made.fire(sample(effect), {...LIVELY, times: 3}, []);
      run(made, 600);
      return picture(made);
    };
    expect(play(1)).toBe(play(1));
    if (effect !== 'notifier') expect(play(1)).not.toBe(play(2));
  });

  it.each(EFFECTS)('%s: comes, moves and leaves nothing behind', (effect) => {
    const made = world();
    made.fire(sample(effect), LIVELY, []);
    run(made, 200);
    expect(made.things.length).toBeGreaterThan(0);
    const before = picture(made);
    run(made, 100);
    expect(picture(made)).not.toBe(before);
    for (const {x, y, scale, alpha} of made.things) {
      expect([x, y, scale, alpha].every(Number.isFinite)).toBe(true);
    }
    run(made, 10_000);
    expect(made.things).toHaveLength(0);
    expect(made.waiting()).toBe(0);
  });

  it('holds at most so many things; the oldest leave first', () => {
    const made = world({maxParticles: 30});
    made.fire(sample('notifier'), LIVELY, []);
    made.fire(sample('popper'), LIVELY, []);
    made.fire(sample('confetti'), {...LIVELY, times: 20}, []);
    expect(made.things).toHaveLength(30);
    expect(made.things.every(({kind}) => kind === 'paper')).toBe(true);
    made.fire({...defaultItem('dropper', 'd')}, {...LIVELY, times: 20}, []);
    run(made, 1500);
    expect(made.things).toHaveLength(30);
    // A thrown thing that hits makes many more.
    const thrown = defaultItem('throwing', 't');
    const many = {...thrown, options: {...thrown.options, amount: 30, scattering: 100}};
    made.fire(many, LIVELY, []);
    for (let i = 0; i < 240; i += 1) {
      made.step();
      expect(made.things.length).toBeLessThanOrEqual(30);
    }
  });

  it('stays in the air calmly: nothing moves, everything fades in and out', () => {
    for (const effect of EFFECTS) {
      const made = world();
      made.fire(sample(effect), {...CALM, times: 20}, []);
      run(made, 1000);
      expect(made.things.length).toBeGreaterThan(0);
      expect(made.things.filter(({kind}) => kind !== 'note').length).toBeLessThanOrEqual(24);
      const places = made.things.map(({x, y, angle}) => [x, y, angle]);
      expect(made.things.every(({alpha}) => alpha === 1)).toBe(true);
      run(made, 300);
      expect(made.things.map(({x, y, angle}) => [x, y, angle])).toEqual(places);
    }
  });

  it('lets falling things land on the floor and hit each other', () => {
    const made = world();
    const item = defaultItem('dropper', 'd');
    const texture = {...item.options.texture, size: 100};
    const options = {...item.options, texture, lifeTime: 20_000, x: [50, 50] as [number, number]};
    made.fire({...item, options}, {...LIVELY, times: 6}, []);
    run(made, 9000);
    const heights = made.things.map(({y}) => y);
    expect(heights).toHaveLength(6);
    expect(Math.max(...heights)).toBeGreaterThan(1020);
    expect(Math.max(...heights)).toBeLessThan(1040);
    const [a, b] = made.things;
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(95);
  });

  it('lets balloons rise, and draws things to a point', () => {
    const item = defaultItem('dropper', 'd');
    const balloon = {...item.options.texture, gravity: -0.3};
    const rising = world();
    rising.fire({...item, options: {...item.options, texture: balloon, y: [100, 100]}}, LIVELY, []);
    run(rising, 1500);
    expect(rising.things[0]?.y).toBeLessThan(900);
    const pulled = world();
    const point = {
      ...item.options.texture,
      useGravityPoint: true,
      gravityPoint: [50, 50] as [number, number],
    };
    const options = {...item.options, texture: point, lifeTime: 60_000};
    pulled.fire({...item, options}, LIVELY, []);
    run(pulled, 12_000);
    const [thing] = pulled.things;
    expect(Math.hypot((thing?.x ?? 0) - 960, (thing?.y ?? 0) - 540)).toBeLessThan(400);
  });

  it('shows falling things at rest where the physics could not be loaded', () => {
    const made = new World({
      seed: 1,
      width: 1920,
      height: 1080,
      maxParticles: 400,
      sizeOf: () => undefined,
      onSound: () => undefined,
    });
    made.fire(defaultItem('dropper', 'd'), LIVELY, []);
    run(made, 1000);
    expect(made.things[0]).toMatchObject({kind: 'calm', alpha: 1});
  });

  it('shows one notifier after another where only one may be shown', () => {
    const item = defaultItem('notifier', 'n');
    const only = {...item, options: {...item.options, text: 'x', only: true, lifeTime: 1000}};
    const made = world();
    made.fire(only, {...LIVELY, times: 3}, []);
    run(made, 500);
    expect([made.things.length, made.waiting()]).toEqual([1, 2]);
    run(made, 1000);
    expect([made.things.length, made.waiting()]).toEqual([1, 1]);
    run(made, 2000);
    expect([made.things.length, made.waiting()]).toEqual([0, 0]);
  });

  it('draws pictures by their weight, and plays the sound that belongs to them', () => {
    const item = defaultItem('notifier', 'n');
    const resourceParams = {
      rare: {weight: 1, sound: 'rare.wav'},
      common: {weight: 9, sound: ''},
      never: {weight: 0, sound: 'never.wav'},
    };
    const images = Object.keys(resourceParams);
    const made = {...item, sound: 'all.wav', options: {...item.options, images, resourceParams}};
    const sounds: string[] = [];
    const stage = world({maxParticles: 1, onSound: (name) => sounds.push(name)});
    for (let i = 0; i < 1000; i += 1) stage.fire(made, LIVELY, []);
    const rare = sounds.filter((name) => name === 'rare.wav').length;
    expect(sounds).toHaveLength(1000);
    expect(sounds).not.toContain('never.wav');
    expect(rare).toBeGreaterThan(70);
    expect(rare).toBeLessThan(130);
  });
});

describe('connectors', () => {
  const sounds = (
    start: ConnectorItem,
    items: readonly Item[],
    seed = 3,
    length = 400,
  ): [number, string][] => {
    const heard: [number, string][] = [];
    let steps = 0;
    const made = world({
      seed,
      maxParticles: 5,
      onSound: (name) => heard.push([Math.round(steps * STEP), name]),
    });
    made.fire(start, LIVELY, items);
    for (steps = 1; steps < length; steps += 1) made.step();
    return heard;
  };
  const voiced = (id: string): Item => ({...defaultItem('popper', id), sound: id});

  it('fires each after its delay, to the step', () => {
    const items = [voiced('a'), voiced('b'), voiced('c')];
    const start = connector('x', [
      {targetId: 'b', delay: 1000},
      {targetId: 'a', delay: 0},
      {targetId: 'c', delay: 2500},
    ]);
    const heard = sounds(start, items);
    expect(heard.map(([, name]) => name)).toEqual(['a', 'b', 'c']);
    for (const [i, due] of [0, 1000, 2500].entries()) {
      expect((heard[i]?.[0] ?? -1) - due).toBeGreaterThanOrEqual(0);
      expect((heard[i]?.[0] ?? -1) - due).toBeLessThanOrEqual(STEP + 1);
    }
  });

  it('draws one of those to be drawn, by weight and by the seed', () => {
    const items = [voiced('big'), voiced('small'), voiced('none')];
    const start = connector(
      'x',
      [],
      [
        {targetId: 'big', weight: 1},
        {targetId: 'small', weight: 9},
        {targetId: 'none', weight: 0},
      ],
    );
    const drawn = Array.from({length: 300}, (_, seed) => sounds(start, items, seed, 3)[0]?.[1]);
    expect(sounds(start, items, 5)).toEqual(sounds(start, items, 5));
    expect(drawn).not.toContain('none');
    const big = drawn.filter((name) => name === 'big').length;
    expect(big).toBeGreaterThan(12);
    expect(big).toBeLessThan(52);
  });

  it('follows connectors, but never back to one that is on the way', () => {
    const items: Item[] = [
      voiced('a'),
      connector('inner', [
        {targetId: 'a', delay: 500},
        {targetId: 'x', delay: 0},
        {targetId: 'inner', delay: 0},
      ]),
    ];
    const start = connector('x', [
      {targetId: 'inner', delay: 500},
      {targetId: 'x', delay: 0},
    ]);
    expect(sounds(start, [...items, start]).map(([, name]) => name)).toEqual(['a']);
  });

  it('gives up layers of connectors whose ways multiply without an end', () => {
    const to = (...ids: string[]) => ids.map((targetId) => ({targetId, delay: 0}));
    const layers = Array.from({length: 30}, (_, at) =>
      ['a', 'b'].map((side) => connector(`${side}${at}`, to(`a${at + 1}`, `b${at + 1}`))),
    ).flat();
    expect(sounds(connector('x', to('v', 'a0')), [voiced('v'), ...layers])).toHaveLength(1);
  });

  it('leaves out what is switched off or gone', () => {
    const start = connector('x', [
      {targetId: 'off', delay: 0},
      {targetId: 'gone', delay: 0},
    ]);
    expect(sounds(start, [{...voiced('off'), enabled: false}])).toEqual([]);
  });

  it('forgets what was still to come when the stage is cleared', () => {
    const heard: string[] = [];
    const made = world({onSound: (name) => heard.push(name)});
    made.fire(connector('x', [{targetId: 'a', delay: 1000}]), LIVELY, [voiced('a')]);
    made.clear();
    run(made, 3000);
    expect(heard).toEqual([]);
  });
});
