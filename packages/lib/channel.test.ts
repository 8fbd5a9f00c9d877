import {afterEach, expect, it, vi} from 'vitest';
import {openChannel} from './channel.browser';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a browser that forbids channels has none, and nothing is thrown', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(openChannel('a')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('a')).toBeUndefined();
});

it('others have one of that name', () => {
  const channel = openChannel('a');
  expect(channel?.name).toBe('a');
  channel?.close();
});
