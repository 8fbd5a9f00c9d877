import {describe, expect, it} from 'vitest';
import {messagesOf, misfits, readDefinition} from '../../../tests/content/support/apiDefinition';
import {HOSTILE_HTML, createHostileComments} from './hostile';
import * as scenarioModule from './index';
import {
  ALL_ACTION_KINDS,
  createScenario,
  everyPair,
  ALL_KINDS,
  NAMED_SCENARIOS,
  namedScenario,
  SERVICE_TYPES,
  type Comment,
  type Kind,
  type Scenario,
  type ScenarioEvent,
  type ScenarioOptions,
} from './index';

const START = Date.UTC(2026, 0, 1, 12);
const create = (options: Partial<ScenarioOptions> = {}): Scenario =>
  createScenario({seed: 1, startAt: START, ...options});
const take = (scenario: Scenario, count: number): ScenarioEvent[] =>
  Array.from({length: count}, () => scenario.next());
const commentsOf = ({message}: ScenarioEvent): readonly Comment[] =>
  message.type === 'comments' ? message.data.comments : [];

describe('the sequence', () => {
  it('is fixed by the seed', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => take(create({seed}), 300));
    expect(JSON.stringify(one)).toBe(JSON.stringify(again));
    expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
  });

  it('goes on as it would have when something was made by hand', () => {
    const plain = take(create(), 100).map(({kind}) => kind);
    const scenario = create();
    const kinds = take(scenario, 100).map((event) => {
      scenario.make('gift');
      return event.kind;
    });
    expect(kinds).toEqual(plain);
  });

  it.each([0.5, 4])('has %d events a second, in their order', (rate) => {
    const times = take(create({rate}), 2000).map(({at}) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const perSecond = times.length / ((times.at(-1) ?? 0) / 1000);
    expect(Math.abs(perSecond - rate)).toBeLessThan(rate * 0.1);
  });

  it('tells the time of each comment from the start given', () => {
    const event = take(create({kinds: ['ordinary']}), 5).at(-1);
    const [comment] = event ? commentsOf(event) : [];
    expect(comment?.data.timestamp).toBe(new Date(START + (event?.at ?? 0)).toISOString());
  });

  it('keeps to the services and kinds that take part', () => {
    const events = take(create({services: ['kick', 'twitter'], kinds: ['ordinary', 'owner']}), 200);
    expect(new Set(events.map(({kind}) => kind))).toEqual(new Set(['ordinary', 'owner']));
    const services = events.flatMap(commentsOf).map(({service}) => service);
    expect(new Set(services)).toEqual(new Set(['kick', 'twitter']));
  });

  it('refuses what can never come', () => {
    expect(() => create({services: ['twitter'], kinds: ['gift']})).toThrow(RangeError);
    expect(() => create({kinds: ['ordinary'], weights: {ordinary: 0}})).toThrow(RangeError);
    expect(() => create({rate: 0})).toThrow(RangeError);
    expect(() => create({rate: Number.NaN})).toThrow(RangeError);
    expect(() => create().make('gift', {service: 'twitter'})).toThrow(RangeError);
  });

  it('gives every comment an id of its own, and numbers it within its stream', () => {
    const comments = take(create({kinds: ['ordinary', 'gift', 'burst']}), 300).flatMap(commentsOf);
    expect(new Set(comments.map(({data}) => data.id)).size).toBe(comments.length);
    const youtube = comments.filter(({service}) => service === 'youtube');
    expect(youtube.map(({meta}) => meta?.lc)).toEqual(youtube.map((_, index) => index + 1));
  });

  it('never shows a newcomer twice', () => {
    const comments = take(create({kinds: ['firstTime']}), 300).flatMap(commentsOf);
    expect(new Set(comments.map(({data}) => data.userId)).size).toBe(300);
  });
});

describe('actions', () => {
  it('are what asyncapi.yaml describes', async () => {
    const asyncapi = readDefinition('asyncapi');
    const types = messagesOf(asyncapi);
    const scenario = create();
    take(scenario, 20);
    const examples = ALL_ACTION_KINDS.flatMap((kind) =>
      [1, 2, 3, 4].map(() => scenario.make(kind)),
    ).map(({kind, message}) => ({
      name: kind,
      schema: types.get(message.type)?.schema ?? {not: {}},
      value: message,
    }));
    expect(await misfits(asyncapi, examples)).toEqual([]);
  });

  it('touch only comments that are there', () => {
    const scenario = create({
      kinds: ['ordinary', 'deleted', 'updated', 'cleared'],
      weights: {cleared: 2, deleted: 30, updated: 30},
    });
    const there = new Set<string>();
    let touched = 0;
    for (const event of take(scenario, 1000)) {
      const {message} = event;
      if (message.type === 'clear') there.clear();
      if (message.type === 'deleted') {
        for (const {id} of message.data) {
          expect(there.delete(id)).toBe(true);
          touched += 1;
        }
      }
      for (const {data} of commentsOf(event)) {
        if (event.kind === 'updated') expect(there.has(data.id)).toBe(true);
        there.add(data.id);
      }
    }
    expect(touched).toBeGreaterThan(50);
  });

  it('become a comment when there is nothing to act on', () => {
    expect(create().make('deleted').kind).toBe('ordinary');
    expect(create({services: ['doneru']}).make('pinned').message.type).toBe('comments');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('take off only what is pinned (seed %i)', (seed) => {
    const scenario = create({seed});
    scenario.make('ordinary');
    const pinned = (): unknown => {
      const {message} = scenario.make('pinned');
      return message.type === 'pinned' && message.data?.data.id;
    };
    const ids = Array.from({length: 30}, pinned);
    expect(ids[0]).toBeTypeOf('string');
    expect(ids).toContain(undefined);
    expect(ids.some((id, at) => id === undefined && ids[at - 1] === undefined)).toBe(false);
  });

  it('send 50 comments in one burst', () => {
    expect(commentsOf(create().make('burst'))).toHaveLength(50);
  });
});

describe('frames', () => {
  it('have the names of the samples of the manual, and so have their comments', () => {
    const scenario = create();
    expect(scenario.frames().map(({name}) => name)).toEqual(
      expect.arrayContaining(['メイン', 'サブ', 'Kickの枠']),
    );
    const [comment] = commentsOf(scenario.make('ordinary', {service: 'twitch'}));
    expect(comment?.name).toBe('サブ');
  });
});

describe('versions of the app', () => {
  it('before 8.0 send the details of frame and writer with a comment', () => {
    const [old] = commentsOf(create({app: '7_0'}).make('ordinary', {service: 'youtube'}));
    expect(old).toMatchObject({
      serviceData: {id: old?.id},
      userData: {id: old?.data.userId, tc: 1},
    });
    const [now] = commentsOf(create({app: '8_0'}).make('ordinary', {service: 'youtube'}));
    expect(now).not.toHaveProperty('serviceData');
    expect(now).not.toHaveProperty('userData');
  });
});

describe('named scenarios', () => {
  it.each(NAMED_SCENARIOS.map(({id}) => id))('%s runs', (id) => {
    const scenario = create(namedScenario(id)?.options);
    expect(take(scenario, 50).flatMap(commentsOf).length).toBeGreaterThan(0);
  });

  it('are found by label, too', () => {
    expect(namedScenario('連投')?.id).toBe('rush');
    expect(namedScenario('nothing')).toBeUndefined();
  });

  it('everything goes through every kind at every service', () => {
    const pairs = everyPair(SERVICE_TYPES, ALL_KINDS);
    const events = take(create(namedScenario('everything')?.options), pairs.length + 9);
    const came = events.map((event) => [event.kind, commentsOf(event)[0]?.service].join());
    expect(came).toEqual(expect.arrayContaining(pairs.map((pair) => pair.join())));
  });

  it('everything has each kind that comes by itself within half a minute', () => {
    const scenario = create(namedScenario('everything')?.options);
    const soon = take(scenario, 100).filter(({at}) => at < 30_000);
    const byHand: readonly Kind[] = ['cleared', 'burst'];
    expect([...new Set(soon.map(({kind}) => kind))].sort()).toEqual(
      ALL_KINDS.filter((kind) => !byHand.includes(kind)).sort(),
    );
    const services = soon.flatMap(commentsOf).map(({service}) => service);
    expect(new Set(services).size).toBeGreaterThan(10);
  });
});

describe('hostile comments', () => {
  it('are kept apart from what pages import', () => {
    const exported = JSON.stringify(Object.values(scenarioModule).map(String));
    expect(exported).not.toContain('hacked');
    expect(createHostileComments(START).map(({data}) => data.comment)).toEqual(HOSTILE_HTML);
  });
});
