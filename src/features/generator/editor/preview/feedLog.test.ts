import {describe, expect, it} from 'vitest';
import {createScenario, type Message} from '@komebiyori/simulator/scenario';
import {catchUp, EMPTY_LOG, logMessage, replay, type FeedMessage} from './feedLog';

const scenario = createScenario({seed: 4, startAt: 0});
const run = (messages: readonly FeedMessage[]) => messages.reduce(logMessage, EMPTY_LOG);
const idsOf = (messages: readonly FeedMessage[]) => run(messages).comments.map(({data}) => data.id);

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

it('tells again which frames there are, also after all comments were cleared', () => {
  const services: FeedMessage = {type: 'services', data: scenario.frames()};
  expect(replay(run([services, {type: 'clear'}]))).toEqual([services]);
});

describe('an overlay that is brought from one state to another', () => {
  const say = (...ids: string[]): FeedMessage => ({
    type: 'comments',
    data: {comments: ids.map((id) => ({data: {id}}))},
  });
  const before = run([say('a', 'b', 'c')]);
  const after = (message: FeedMessage) => catchUp(before, logMessage(before, message));

  it('is told what went and what is new, and nothing of what stays', () => {
    expect(after(say('d'))).toEqual([say('d')]);
    expect(after({type: 'deleted', data: [{id: 'b'}]})).toEqual([
      {type: 'deleted', data: [{id: 'b'}]},
    ]);
    expect(catchUp(before, run([say('c', 'd')])).map(({type}) => type)).toEqual([
      'deleted',
      'comments',
    ]);
    expect(catchUp(before, before)).toEqual([]);
    expect(after({type: 'pinned', data: null})).toEqual([{type: 'pinned', data: null}]);
  });

  it('begins from nothing where the order is another', () => {
    const turned = catchUp(before, run([say('d', 'a', 'b')]));
    expect(turned).toEqual([{type: 'clear'}, say('d', 'a', 'b')]);
  });
});
