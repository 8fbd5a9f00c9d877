import {expect, it} from 'vitest';
import {askFirst, MICROPHONE} from './askFirst';
import {DEFAULT_SETTINGS, type Settings} from './settings';

const ask = (some: Partial<Settings>, {isInObs = false, own = ''} = {}): string | undefined =>
  askFirst({...DEFAULT_SETTINGS, ...some}, isInObs, (source) => source === own);

const MIC = {feed: 'mic'} as const;
const LAN = {feed: 'obs', obsAddress: 'ws://192.168.1.66'} as const;

it('a microphone and OBS on another machine are asked about', () => {
  expect(ask(MIC)).toBe(MICROPHONE);
  expect(ask(LAN)).toBe('192.168.1.66:4455');
  expect(ask({feed: 'obs', obsAddress: 'rogue.local:1'})).toBe('rogue.local:1');
});

it('what is one’s own is not, nor anything in OBS, where nobody can press a button', () => {
  expect(ask(MIC, {own: MICROPHONE})).toBeUndefined();
  expect(ask(LAN, {own: '192.168.1.66:4455'})).toBeUndefined();
  expect(ask(LAN, {own: '192.168.1.5:4455'})).toBe('192.168.1.66:4455');
  for (const some of [MIC, LAN]) expect(ask(some, {isInObs: true})).toBeUndefined();
});

it.each(['127.0.0.1:4455', 'localhost', '', '127.0.0.1:9999'])(
  'OBS on this machine is not: %s',
  (obsAddress) => {
    expect(ask({feed: 'obs', obsAddress})).toBeUndefined();
  },
);

it('nor what opens nothing', () => {
  expect(ask({feed: 'page'})).toBeUndefined();
  expect(ask({feed: 'demo'})).toBeUndefined();
  // No address of this network: it is refused anyway.
  expect(ask({feed: 'obs', obsAddress: 'evil.example'})).toBeUndefined();
});
