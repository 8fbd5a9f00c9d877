import {describe, expect, it} from 'vitest';
import {DEFAULT_ADDRESS} from './address';
import {RETRY_AFTER} from './state';
import {bench} from './testing/bench';
import type {FakeApp} from './testing/fakeApp';
import {settle} from './testing/fakeClock';

describe('who asked for the connection', () => {
  const isOff = (app: FakeApp): void => {
    app.behaviour = 'off';
  };

  it('is nobody while the page tries by itself', async () => {
    const {app, link, kind} = bench({}, isOff);
    await link.connectIfGranted();
    await app.tick(60_000);
    expect([kind(), link.isAsked.get()]).toEqual(['app-offline', false]);
  });
  it('is the visitor from a press until it is there, or wanted no more', async () => {
    const {app, link} = bench({}, isOff);
    link.connect();
    await settle();
    expect(link.isAsked.get()).toBe(true);
    app.behaviour = 'on';
    await app.tick(RETRY_AFTER);
    expect(link.isAsked.get()).toBe(false);
    // What is lost by itself was not asked for.
    app.behaviour = 'off';
    app.dropSockets();
    await app.tick(60_000);
    expect(link.isAsked.get()).toBe(false);
    link.connectTo({...DEFAULT_ADDRESS, port: 11181});
    expect(link.isAsked.get()).toBe(true);
    link.disconnect();
    expect(link.isAsked.get()).toBe(false);
  });
});
