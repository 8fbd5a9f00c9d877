import {expect, it} from 'vitest';
import {DEFAULT_SETTINGS} from '../settings/settings';
import {readPacket, type Packet} from './packet';

const PACKETS: readonly Packet[] = [
  {kind: 'levels', rms: -20, peak: -8},
  {
    kind: 'fire',
    id: 'a:1',
    effect: {kind: 'popper', amount: 3, emojis: '🎉', text: ''},
    strength: 0.5,
    shake: true,
    count: 3,
  },
  {kind: 'count', count: 0},
  {kind: 'settings', settings: {...DEFAULT_SETTINGS, shake: 10}},
  {kind: 'hello'},
];

it.each(PACKETS)('$kind comes as it went', (packet) => {
  expect(readPacket(JSON.parse(JSON.stringify(packet)))).toEqual(packet);
});

it.each([
  undefined,
  'levels',
  {kind: 'levels', rms: '1', peak: 0},
  {kind: 'fire', id: 'x', strength: 7, shake: true, count: 0},
  {kind: 'count', count: -1},
  {kind: 'eval', code: ''},
])('anything else is nothing', (data) => {
  expect(readPacket(data)).toBeUndefined();
});
