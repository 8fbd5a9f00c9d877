import {expect, it} from 'vitest';
import {createScenario, type Message} from '@komebiyori/simulator/scenario';
import {EMPTY_LOG, logMessage, replay} from './feedLog';

const scenario = createScenario({seed: 4, startAt: 0});
const run = (messages: readonly Message[]) => messages.reduce(logMessage, EMPTY_LOG);
const idsOf = (messages: readonly Message[]) => run(messages).comments.map(({data}) => data.id);

it('holds what an overlay shows', () => {
  const [first, second] = [scenario.make('ordinary').message, scenario.make('gift').message];
  const ids = idsOf([first, second]);
  expect(ids).toHaveLength(2);
  expect(idsOf([first, second, first])).toEqual(ids);
  const deleted: Message = {type: 'deleted', data: [{id: ids[0] ?? '', message: ''}]};
  expect(idsOf([first, second, deleted])).toEqual(ids.slice(1));
  expect(replay(run([first, scenario.make('cleared').message]))).toEqual([]);
});

it('brings an empty overlay to the same state', () => {
  const messages = Array.from({length: 300}, () => scenario.next().message);
  const log = run([...messages, scenario.make('pinned').message]);
  expect(log.comments.length).toBeLessThanOrEqual(100);
  expect(run(replay(log))).toEqual(log);
  expect(replay(log).map(({type}) => type)).toEqual(['comments', 'pinned']);
});
