import {describe, expect, it} from 'vitest';
import {hasNoSuchPort, isElsewhere, obsAddress, obsPlace, obsUrl} from './address';

describe('what somebody types as the place of OBS', () => {
  it.each([
    ['', '127.0.0.1:4455'],
    ['localhost', 'localhost:4455'],
    ['127.0.0.1:4456', '127.0.0.1:4456'],
    [' 192.168.1.5 ', '192.168.1.5:4455'],
    ['１９２．１６８．１．５：４４５５', '192.168.1.5:4455'],
    ['ws://10.0.0.2:4455/', '10.0.0.2:4455'],
    ['WSS://Studio.local', 'studio.local:4455'],
    ['127.0.0.1:1', '127.0.0.1:1'],
    ['127.0.0.1:65535', '127.0.0.1:65535'],
  ])('%j is %s', (typed, place) => {
    expect(obsPlace(typed)).toBe(place);
  });

  it.each([
    'example.com',
    '8.8.8.8:4455',
    'user@127.0.0.1',
    '127.0.0.1:4455/path',
    '192.168.1.5:99999',
    '192.168.1.5:',
    '192.168.1.256',
    'studio',
    '[::1]:4455',
    'http://127.0.0.1',
    '自宅のPC',
  ])('%j is no place', (typed) => {
    expect(obsAddress(typed)).toBeUndefined();
    expect(isElsewhere(typed)).toBe(false);
  });

  it('has one of the ports that there are', () => {
    const typed = ['127.0.0.1:99999', '１９２．１６８．１．５：０', 'ws://localhost:70000/'];
    expect(typed.map(hasNoSuchPort)).toEqual([true, true, true]);
    const others = [
      ...['127.0.0.1:4455', '127.0.0.1:1', '127.0.0.1:65535', '8.8.8.8:99999'],
      ...['192.168.1.5:', '自宅のPC', ''],
    ];
    expect(others.map(hasNoSuchPort)).toEqual(others.map(() => false));
  });

  it('leads to a socket, and may be another machine', () => {
    expect(obsUrl({host: '192.168.1.5', port: 4455})).toBe('ws://192.168.1.5:4455');
    expect(
      ['', '127.0.0.1', 'localhost:1', '192.168.1.5', 'studio.local'].map(isElsewhere),
    ).toEqual([false, false, false, true, true]);
  });
});
