import {expect, it, vi} from 'vitest';
import {missingPart, refusal} from './microphoneRefusal.browser';

it('nothing is missing in a browser of today', () => {
  expect(missingPart()).toBeUndefined();
});

it.each([
  ['a secure connection', window, 'isSecureContext', 'insecure'],
  ['media devices', Navigator.prototype, 'mediaDevices', 'unsupported'],
  ['worklets', window, 'AudioWorkletNode', 'unsupported'],
] as const)('without %s nobody is asked', (_what, holder, name, problem) => {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Reflect.deleteProperty(holder, name);
  try {
    expect(missingPart()).toBe(problem);
  } finally {
    Object.defineProperty(holder, name, own ?? {});
  }
});

it.each([
  [[], 'noDevice'],
  [[{kind: 'audiooutput'}], 'noDevice'],
  [[{kind: 'audioinput'}], 'overConstrained'],
])('constraints that fit none of %j', async (devices, problem) => {
  const list = vi.spyOn(navigator.mediaDevices, 'enumerateDevices');
  list.mockResolvedValue(devices as MediaDeviceInfo[]);
  const error = new DOMException('', 'OverconstrainedError');
  expect(await refusal(error)).toMatchObject({problem});
  list.mockRestore();
});
