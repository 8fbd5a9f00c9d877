import {describe, expect, it} from 'vitest';
import type {DeviceFacts} from '../settings/deviceFacts';
import {browserKind} from '@site/src/lib/browserKind';
import {UNBLOCK_STEPS} from './unblockSteps';
import {problemOf, type Circumstances} from './problem';
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

describe('why a microphone was refused', () => {
  const HERE: Circumstances = {permission: 'denied', allowedByPolicy: true};
  const why = (name: string, message = '', rest: Partial<Circumstances> = {}): string =>
    problemOf({name, message}, {...HERE, ...rest});

  it('is told by the name of the error', () => {
    expect(why('NotFoundError')).toBe('noDevice');
    expect(why('NotReadableError')).toBe('inUse');
    expect(why('AbortError')).toBe('inUse');
    expect(why('OverconstrainedError')).toBe('overConstrained');
    expect(why('SecurityError')).toBe('deniedByPolicy');
    expect(why('TypeError')).toBe('unsupported');
    expect(why('SomethingNew')).toBe('unknown');
    expect(why('toString')).toBe('unknown');
  });

  it('tells apart who said no', () => {
    expect(why('NotAllowedError')).toBe('denied');
    expect(why('NotAllowedError', '', {permission: undefined})).toBe('denied');
    expect(why('NotAllowedError', '', {permission: 'prompt'})).toBe('dismissed');
    expect(why('NotAllowedError', '', {permission: 'granted'})).toBe('deniedBySystem');
    expect(why('NotAllowedError', 'Permission denied by system')).toBe('deniedBySystem');
    expect(why('NotAllowedError', '', {allowedByPolicy: false})).toBe('deniedByPolicy');
  });
});

describe('the browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36', 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0', 'edge'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/26.0 Safari/605.1.15', 'safari'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) CriOS/149.0 Mobile Safari/604.1', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/149.0.0.0 Mobile Safari/537.36', 'android'],
    ['something else', 'other'],
  ] as const)('%s has steps of its own', (agent, kind) => {
    expect(browserKind(agent)).toBe(kind);
    expect(UNBLOCK_STEPS[kind].length).toBeGreaterThan(1);
  });
});
