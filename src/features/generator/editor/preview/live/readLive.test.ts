import {expect, it} from 'vitest';
import {
  ALL_COMMENT_KINDS,
  createScenario,
  servicesOf,
  type Comment,
} from '@komebiyori/simulator/scenario';
import {commentOf} from '@komebiyori/simulator/testing/say';
import {readLive} from './readLive';

const scenario = createScenario({seed: 3, startAt: 0});

const comment = (): Comment =>
  commentOf(scenario.make('gift', {service: 'youtube', tier: 5}).message);

it('reads comments of all kinds whole: pictures, badges, colours and amounts are drawn, too', () => {
  for (const kind of ALL_COMMENT_KINDS) {
    const [service = 'youtube'] = servicesOf(kind);
    const {message} = scenario.make(kind, {service});
    if (message.type !== 'comments') continue;
    const read = readLive(JSON.stringify({...message, data: {...message.data, options: {}}}));
    expect(read).toMatchObject({type: 'comments', data: {comments: message.data.comments}});
  }
});

it('reads what is there at the connection, and what is done to it', () => {
  const one = comment();
  const connected = {type: 'connected', data: {comments: [one], services: scenario.frames()}};
  expect(readLive(JSON.stringify({...connected, data: {...connected.data, config: {}}}))).toEqual(
    connected,
  );
  expect(readLive('{"type":"connected","data":{}}')).toEqual({
    type: 'connected',
    data: {comments: [], services: []},
  });
  expect(readLive('{"type":"deleted","data":[{"id":"a","message":"x"},{"id":1}]}')).toEqual({
    type: 'deleted',
    data: [{id: 'a'}],
  });
  expect(readLive('{"type":"clear"}')).toEqual({type: 'clear'});
  expect(readLive(JSON.stringify({type: 'pinned', data: one}))).toMatchObject({data: one});
});

it('passes over what is no message, and leaves out what is no comment', () => {
  for (const text of ['', 'x', '[]', '{"type":"meta"}', '{"type":"comments","data":{}}'])
    expect([text, readLive(text)]).toEqual([text, undefined]);
  const one = comment();
  const bad = [null, {}, {...one, data: {...one.data, id: 1}}, {...one, data: null}];
  const read = readLive(JSON.stringify({type: 'comments', data: {comments: [...bad, one]}}));
  expect(read).toMatchObject({data: {comments: [one]}});
  // What is this deep does not get through `postMessage`.
  const deep = JSON.stringify(one).replace(
    /^\{/u,
    () => `{"x":${'['.repeat(3000)}${']'.repeat(3000)},`,
  );
  const list = `{"type":"comments","data":{"comments":[${deep},${JSON.stringify(one)}]}}`;
  expect(readLive(list)).toEqual({type: 'comments', data: {comments: [one]}});
  const proto = JSON.stringify(one).replace(/^\{/u, '{"__proto__":{"polluted":true},');
  const safe = readLive(`{"type":"comments","data":{"comments":[${proto}]}}`);
  expect(JSON.stringify(safe)).not.toContain('polluted');
});
