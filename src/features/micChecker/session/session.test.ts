import {describe, expect, it} from 'vitest';
import type {DeviceFacts} from '../settings/deviceFacts';
import {deviceOf, isOpen, nextSession, type SessionEvent, type SessionState} from './session';

const device: DeviceFacts = {
  deviceId: 'a',
  label: 'マイク',
  asked: {echoCancellation: false, noiseSuppression: false, autoGainControl: false},
  actual: {
    sampleRate: 48_000,
    channelCount: 1,
    sampleSize: 16,
    latency: 0.01,
    processing: {echoCancellation: false, noiseSuppression: false, autoGainControl: false},
  },
  contextRate: 48_000,
  fellBack: false,
};

const after = (...events: SessionEvent[]): SessionState =>
  events.reduce<SessionState>(nextSession, {kind: 'idle'});

const ASK = {type: 'ask'} as const;
const OPENED = {type: 'opened', device, isMuted: false} as const;
const pause = (reason: 'user' | 'unplugged' | 'suspended'): SessionEvent => ({
  type: 'paused',
  reason,
});
const RUNNING = after(ASK, OPENED);

describe('a session', () => {
  it('asks, runs, stands still, goes on and ends', () => {
    expect(after(ASK).kind).toBe('asking');
    expect(RUNNING).toEqual({kind: 'running', device, isMuted: false, isSilent: false});
    expect(after(ASK, OPENED, pause('user'))).toMatchObject({kind: 'paused', reason: 'user'});
    expect(after(ASK, OPENED, pause('suspended'), {type: 'resumed'}).kind).toBe('running');
    expect(after(ASK, OPENED, {type: 'finish'})).toEqual({kind: 'finished', device});
    expect(after(ASK, OPENED, {type: 'finish'}, ASK).kind).toBe('asking');
  });

  it('cannot go on with a device that is gone, only with another one', () => {
    const gone = after(ASK, OPENED, pause('unplugged'));
    expect(nextSession(gone, {type: 'resumed'})).toBe(gone);
    expect(isOpen(gone)).toBe(false);
    expect(nextSession(gone, ASK).kind).toBe('asking');
    expect(after(ASK, OPENED, pause('user'), pause('unplugged'))).toMatchObject({
      reason: 'unplugged',
    });
    // A suspended context is no news of a session that a person paused.
    expect(after(ASK, OPENED, pause('user'), pause('suspended'))).toMatchObject({reason: 'user'});
  });

  it('tells a muted and a silent microphone, and when that is over', () => {
    const muted = nextSession(RUNNING, {type: 'muted', isMuted: true});
    expect(muted).toMatchObject({kind: 'running', isMuted: true});
    expect(nextSession(muted, {type: 'muted', isMuted: false})).toEqual(RUNNING);
    const silent = nextSession(RUNNING, {type: 'silent', isSilent: true});
    expect(silent).toMatchObject({isSilent: true});
    expect(nextSession(silent, {type: 'silent', isSilent: false})).toEqual(RUNNING);
    expect(nextSession(RUNNING, {type: 'silent', isSilent: false})).toBe(RUNNING);
  });

  it('takes no answer that nobody waits for', () => {
    const idle: SessionState = {kind: 'idle'};
    for (const event of [OPENED, pause('user'), {type: 'resumed'} as const]) {
      expect(nextSession(idle, event)).toBe(idle);
    }
    expect(nextSession(idle, {type: 'finish'})).toEqual(idle);
    expect(nextSession(RUNNING, OPENED)).toBe(RUNNING);
  });

  it('can be tried again after every problem', () => {
    const failed = after(ASK, {type: 'failed', problem: 'inUse'});
    expect(failed).toEqual({kind: 'failed', problem: 'inUse'});
    expect(deviceOf(failed)).toBeUndefined();
    expect(nextSession(failed, ASK).kind).toBe('asking');
    expect(after(ASK, OPENED, {type: 'failed', problem: 'meterDied'}).kind).toBe('failed');
  });
});
