import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {FakeObsOptions} from '@komebiyori/simulator/obs';
import {freePort} from '../../scripts/lib/listen';
import type {ObsClient, ObsLink} from './obsLink';
import {
  at,
  becomes,
  connected,
  fakeTimers,
  FOREVER,
  makeLink,
  openObs,
  openSilent,
} from './testing/bench';

beforeEach(fakeTimers);

describe('a link', () => {
  it('is off, connects with the password, and hands data to browser sources', async () => {
    const events: unknown[] = [];
    const obs = await openObs({password: 'ひみつ', onEvent: (...event) => events.push(event)});
    const link = makeLink();
    expect(link.state.get()).toEqual({kind: 'off'});
    link.emit('x', {y: 0});
    link.connect(at(obs), 'ひみつ');
    await becomes(link, {kind: 'connected'});
    expect([link.isOpen(), link.isBusy(), obs.clients()]).toEqual([true, false, 1]);
    link.emit('x', {y: 1});
    await expect.poll(() => events).toEqual([['x', {y: 1}]]);
    link.disconnect();
    expect([link.state.get(), link.isOpen()]).toEqual([{kind: 'off'}, false]);
    await expect.poll(() => obs.clients()).toBe(0);
    // By then the end of the socket would have been told.
    const other = makeLink();
    other.connect(at(obs), 'ひみつ');
    await becomes(other, {kind: 'connected'});
    expect(link.state.get()).toEqual({kind: 'off'});
  });

  it.each([
    ['ちがう', 'wrong-password'],
    ['', 'no-password'],
  ])('that is refused with the password %j says so and tries no more', async (password, why) => {
    const obs = await openObs({password: 'ひみつ'});
    const permission = vi.fn(() => Promise.resolve('granted' as const));
    const link = makeLink({permission});
    link.connect(at(obs), password);
    await becomes(link, {kind: 'failed', why});
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(link.state.get()).toEqual({kind: 'failed', why});
    expect(permission).toHaveBeenCalledTimes(1);
    link.connect(at(obs), 'ひみつ');
    await becomes(link, {kind: 'connected'});
  });

  it('says what is no address, and tries nothing', async () => {
    const permission = vi.fn(() => Promise.resolve('granted' as const));
    const link = makeLink({permission});
    link.connect('example.com', '');
    expect(link.state.get()).toEqual({kind: 'failed', why: 'address'});
    link.connectIfGranted('example.com', '');
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(permission).not.toHaveBeenCalled();
    // What is said of the next one is no longer of this one.
    link.connect('127.0.0.1:9', '');
    expect(link.state.get()).toEqual({kind: 'connecting', isAsking: false});
  });

  it('waits for an OBS that is not there yet, and says it once', async () => {
    const port = await freePort();
    const link = makeLink();
    const told: string[] = [];
    link.state.subscribe(() => told.push(link.state.get().kind));
    link.connect(at({port}), '');
    await becomes(link, {kind: 'waiting', why: 'absent'});
    await vi.advanceTimersByTimeAsync(3000);
    await becomes(link, {kind: 'waiting', why: 'absent'});
    await openObs({port});
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(3000);
        return link.state.get();
      })
      .toEqual({kind: 'connected'});
    expect(told).toEqual(['connecting', 'waiting', 'connected']);
  });

  it('connects again when OBS has closed it', async () => {
    const obs = await openObs();
    const link = await connected(obs);
    obs.drop();
    await becomes(link, {kind: 'waiting', why: 'lost'});
    expect([link.isOpen(), link.isAsked.get()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(3000);
    await becomes(link, {kind: 'connected'});
    expect(obs.clients()).toBe(1);
  });

  it('does not come back when somebody in OBS has ended it', async () => {
    const obs = await openObs();
    const link = await connected(obs);
    obs.kick();
    await becomes(link, {kind: 'failed', why: 'ended'});
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect([link.state.get(), obs.clients()]).toEqual([{kind: 'failed', why: 'ended'}, 0]);
    link.connect(at(obs), '');
    await becomes(link, {kind: 'connected'});
  });

  it('tells a port that there is not', () => {
    const link = makeLink();
    link.connect('127.0.0.1:99999', '');
    expect(link.state.get()).toEqual({kind: 'failed', why: 'port'});
  });

  it('tells who asked for what is not there', async () => {
    const port = await freePort();
    const link = makeLink();
    link.connectIfGranted(at({port}), '');
    await becomes(link, {kind: 'waiting', why: 'absent'});
    expect(link.isAsked.get()).toBe(false);
    link.connect(at({port}), '');
    await becomes(link, {kind: 'waiting', why: 'absent'});
    expect(link.isAsked.get()).toBe(true);
    link.disconnect();
    expect(link.isAsked.get()).toBe(false);
  });

  it('can be ended by who is told that OBS is not there', async () => {
    const link = makeLink();
    link.state.subscribe(() => {
      if (link.state.get().kind === 'waiting') link.disconnect();
    });
    link.connect(at({port: await freePort()}), '');
    await becomes(link, {kind: 'off'});
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(link.state.get()).toEqual({kind: 'off'});
  });

  it('gives a server up that takes the call and says nothing', async () => {
    const {port, called} = await openSilent();
    const link = makeLink();
    link.connect(at({port}), '');
    await called;
    expect(link.state.get()).toEqual({kind: 'connecting', isAsking: false});
    await vi.advanceTimersByTimeAsync(5000);
    expect(link.state.get()).toEqual({kind: 'waiting', why: 'absent'});
  });

  it('that is ended while it connects stays ended', async () => {
    const obs = await openObs();
    const atOnce = makeLink();
    const loading = makeLink({permission: () => Promise.resolve('prompt')});
    // The socket is made right after `listen`.
    const calling: ObsLink = makeLink({
      listen: () => void Promise.resolve().then(calling.disconnect),
    });
    // It says that the browser asks right before its part that speaks the protocol is loaded.
    loading.state.subscribe(() => {
      const now = loading.state.get();
      if (now.kind === 'connecting' && now.isAsking) loading.disconnect();
    });
    for (const link of [atOnce, loading, calling]) link.connect(at(obs), '');
    atOnce.disconnect();
    // By then an answer to the others would have come.
    await connected(obs);
    await vi.advanceTimersByTimeAsync(FOREVER);
    for (const {state} of [atOnce, loading, calling]) expect(state.get()).toEqual({kind: 'off'});
    await expect.poll(() => obs.clients()).toBe(1);
  });
});

describe('browser sources', () => {
  /** A link, and a way to wait until everything that was emitted has its answer. */
  const answering = async (browser: FakeObsOptions['browser'] & string) => {
    let events = 0;
    const obs = await openObs({browser, onEvent: () => (events += 1)});
    let client: ObsClient | undefined;
    const link = await connected(obs, {listen: (made) => (client = made)});
    const answered = async (): Promise<void> => void (await client?.call('GetInputList'));
    return {...{obs, link, answered}, events: () => events};
  };

  it('that are not there are told, asked no more, and asked again on a new connection', async () => {
    const {obs, link} = await answering('missing');
    link.emit('x', {});
    await becomes(link, {kind: 'connected', isUnfit: true});
    expect([link.isOpen(), obs.clients()]).toEqual([false, 1]);
    link.connect(at(obs), '');
    await becomes(link, {kind: 'connected'});
    expect(link.isOpen()).toBe(true);
    link.emit('x', {});
    await becomes(link, {kind: 'connected', isUnfit: true});
  });

  it('of an OBS that is not ready just now get what comes later', async () => {
    const {link, answered} = await answering('not-ready');
    link.emit('x', {});
    await answered();
    expect(link.state.get()).toEqual({kind: 'connected'});
  });

  it('are no matter of a connection that breaks before it has answered', async () => {
    const {obs, link, answered} = await answering('silent');
    link.emit('x', {});
    await answered();
    obs.drop();
    link.emit('x', {});
    await becomes(link, {kind: 'waiting', why: 'lost'});
  });

  it('that lag behind make it busy, until they answer or it is connected anew', async () => {
    const {obs, link, events, answered} = await answering('silent');
    for (let sent = 0; sent < 29; sent += 1) link.emit('x', {});
    expect(link.isBusy()).toBe(false);
    link.emit('x', {});
    expect(link.isBusy()).toBe(true);
    // What must arrive goes all the same.
    link.emit('x', {});
    await answered();
    expect(events()).toBe(31);
    obs.drop();
    await becomes(link, {kind: 'waiting', why: 'lost'});
    expect(link.isBusy()).toBe(false);
  });

  it('that answer make it free again', async () => {
    const {link, answered} = await answering('there');
    for (let sent = 0; sent < 30; sent += 1) link.emit('x', {});
    expect(link.isBusy()).toBe(true);
    await answered();
    expect(link.isBusy()).toBe(false);
  });
});

describe('events of OBS', () => {
  it('are told as they were asked for, by the connection that counts', async () => {
    const obs = await openObs();
    const names: string[] = [];
    const listen = (client: ObsClient): void => {
      client.on('InputNameChanged', ({inputName}) => names.push(inputName));
    };
    const link = await connected(obs, {subscriptions: 1 << 3, listen});
    await connected(obs, {listen});
    obs.rename('マイク', '声');
    await expect.poll(() => names).toEqual(['声']);
    link.connect(at(obs), '');
    await expect.poll(() => link.isOpen()).toBe(true);
    obs.rename('声', '音');
    await expect.poll(() => names).toEqual(['声', '音']);
  });
});
