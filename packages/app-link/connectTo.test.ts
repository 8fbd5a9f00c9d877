import {describe, expect, it} from 'vitest';
import {bench} from './testing/bench';
import {settle} from './testing/fakeClock';

describe('with an address', () => {
  const there = {host: 'localhost', port: 11181};
  const THERE = [
    'GET http://localhost:11181/api/info',
    'WS ws://localhost:11181/sub?p=comments,deleted',
  ];

  it('moves, and what the old one says counts no more', async () => {
    const {app, link, kind} = bench();
    link.connect();
    await settle();
    link.connectTo(there);
    await settle();
    expect(kind()).toBe('connected');
    expect(app.requests.slice(2)).toEqual(THERE);
    expect(app.openSockets()).toBe(1);
  });
  it('begins one attempt, at rest and while it is trying', async () => {
    const {app, link, kind} = bench();
    link.connectTo(there);
    await settle();
    expect([kind(), app.requests]).toEqual(['connected', THERE]);
    app.behaviour = 'off';
    app.dropSockets();
    expect(kind()).toBe('reconnecting');
    app.behaviour = 'on';
    app.requests.length = 0;
    link.connectTo({...there, port: 11182});
    await settle();
    expect([kind(), app.requests.length]).toEqual(['connected', 2]);
  });
  it('tries again at the same one, but leaves a connection alone', async () => {
    const {app, link, kind} = bench({address: there}, (it) => {
      it.behaviour = 'off';
    });
    link.connect();
    await settle();
    app.behaviour = 'on';
    app.requests.length = 0;
    link.connectTo(there);
    await settle();
    link.connectTo(there);
    await settle();
    expect([kind(), app.requests]).toEqual(['connected', THERE]);
  });
});
