import {expect, it} from 'vitest';
import {missingPart} from './microphoneRefusal.browser';

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
