import {beforeEach, describe, expect, it, vi} from 'vitest';
import {freePort} from '../../scripts/lib/listen';
import {at, becomes, fakeTimers, FOREVER, makeLink, openObs, openSilent} from './testing/bench';

beforeEach(fakeTimers);

describe('the gate of a browser', () => {
  it.each(['denied', 'insecure'] as const)('that is closed (%s) is told', async (answer) => {
    const obs = await openObs();
    const link = makeLink({permission: () => Promise.resolve(answer)});
    link.connect(at(obs), '');
    await becomes(link, {kind: answer});
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect([link.state.get(), obs.clients()]).toEqual([{kind: answer}, 0]);
    link.connect(at(obs), '');
    link.disconnect();
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(link.state.get()).toEqual({kind: 'off'});
  });

  it('asks on a press alone, and has no haste', async () => {
    const {port, called} = await openSilent();
    const link = makeLink({permission: () => Promise.resolve('prompt')});
    link.connectIfGranted(at({port}), '');
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(link.state.get()).toEqual({kind: 'off'});
    link.connect(at({port}), '');
    await called;
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(link.state.get()).toEqual({kind: 'connecting', isAsking: true});
  });

  it('that has closed meanwhile is not pushed again', async () => {
    const port = await freePort();
    let answer: 'granted' | 'prompt' = 'granted';
    const link = makeLink({permission: () => Promise.resolve(answer)});
    link.connectIfGranted(at({port}), '');
    await becomes(link, {kind: 'waiting', why: 'absent'});
    answer = 'prompt';
    await vi.advanceTimersByTimeAsync(3000);
    expect(link.state.get()).toEqual({kind: 'needs-permission'});
  });
});

describe('an OBS of version 4', () => {
  it('is told where somebody asks, once', async () => {
    const port = await freePort();
    const probe = vi.fn(() => Promise.resolve('four' as const));
    const link = makeLink({probe});
    link.connect(at({port}), '');
    await becomes(link, {kind: 'failed', why: 'too-old'});
    await vi.advanceTimersByTimeAsync(FOREVER);
    expect(probe.mock.calls).toEqual([[`ws://${at({port})}`]]);
  });
});
