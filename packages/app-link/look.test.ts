import {expect, it} from 'vitest';
import {LOOK_AGAIN} from './link';
import {bench} from './testing/bench';
import {settle} from './testing/fakeClock';

const INFO = 'GET http://127.0.0.1:11180/api/info';

it('without topics there is no socket, and it looks whether the app is still there', async () => {
  const {app, link, kind} = bench({topics: []});
  link.connect();
  await settle();
  expect(app.requests).toEqual([INFO]);
  await app.tick(LOOK_AGAIN);
  expect(app.requests).toEqual([INFO, INFO]);
  app.behaviour = 'off';
  await app.tick(LOOK_AGAIN);
  expect(kind()).toBe('reconnecting');
});

it('looks at once when something could not be sent', async () => {
  const {app, link, kind} = bench({topics: []});
  link.connect();
  await settle();
  app.behaviour = 'off';
  expect(await link.post('/api/reactions', {})).toEqual({kind: 'offline'});
  await settle();
  expect(kind()).toBe('reconnecting');
});
