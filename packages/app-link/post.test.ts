import {expect, it} from 'vitest';
import {bench, type Bench} from './testing/bench';
import type {FakeApp} from './testing/fakeApp';
import {settle} from './testing/fakeClock';

const send = ({link}: Bench, signal?: AbortSignal) =>
  link.post('/api/reactions', {reactions: []}, signal && {signal});

it('sends JSON, connected or not', async () => {
  const one = bench();
  expect(await send(one)).toEqual({kind: 'ok'});
  expect(one.app.requests).toEqual(['POST http://127.0.0.1:11180/api/reactions']);
  expect(one.app.bodies).toEqual(['{"reactions":[]}']);
});
it.each<[object, (app: FakeApp) => void]>([
  [
    {kind: 'offline'},
    (app) => {
      app.behaviour = 'off';
    },
  ],
  [
    {kind: 'denied'},
    (app) => {
      app.permission = 'denied';
    },
  ],
  [
    {kind: 'refused'},
    (app) => {
      app.behaviour = 'closed-to-us';
    },
  ],
  [
    {kind: 'refused', status: 500},
    (app) => {
      app.status = 500;
    },
  ],
])('says %j', async (outcome, prepare) => {
  expect(await send(bench({}, prepare))).toEqual(outcome);
});
it('waits three seconds', async () => {
  const one = bench({}, (app) => {
    app.behaviour = 'silent';
  });
  const outcome = send(one);
  await one.app.tick(3000);
  expect(await outcome).toEqual({kind: 'timeout'});
});
it('can be cancelled', async () => {
  const controller = new AbortController();
  const one = bench({}, (app) => {
    app.behaviour = 'silent';
  });
  const outcome = send(one, controller.signal);
  await settle();
  controller.abort();
  expect(await outcome).toEqual({kind: 'cancelled'});
});
