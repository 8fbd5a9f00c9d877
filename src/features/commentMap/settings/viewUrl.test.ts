import {expect, it} from 'vitest';
import {DEFAULT_SETTINGS, readSettings, type Settings} from './settings';
import {settingsOf, settingsQuery, viewUrl} from './viewUrl';

const OTHER: Settings = {
  title: '視聴者 & 地図 #1?',
  mode: 'region',
  trigger: 'command',
  commands: ['!場所', 'どこ:'],
  cities: false,
  aliases: '王国=群馬\nシン=三重',
  voting: 'many',
  services: ['youtube', 'twitch'],
  frames: ['メイン, 1'],
  excludeOwner: false,
  past: false,
  minimum: 2,
  lifetime: 30,
  scale: 'steps',
  palette: 'magma',
  plate: 'light',
  labels: 'all',
  language: 'kana',
  counts: false,
  ranking: 0,
  goal: false,
  pulse: false,
  pins: false,
  names: true,
  inset: false,
  compact: true,
  motion: 'less',
  address: 'localhost:11999',
};

it('every setting travels in the address', () => {
  for (const key of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]) {
    expect(OTHER[key], key).not.toEqual(DEFAULT_SETTINGS[key]);
  }
  expect(settingsOf(settingsQuery(OTHER))).toEqual(OTHER);
  expect(settingsOf(new URL(viewUrl(OTHER, 'https://x.example')).search)).toEqual(OTHER);
  expect(settingsOf(settingsQuery({...DEFAULT_SETTINGS, commands: []})).commands).toEqual([]);
});

it('defaults need no words', () => {
  expect(settingsQuery(DEFAULT_SETTINGS)).toBe('');
  expect(viewUrl(DEFAULT_SETTINGS, 'https://x.example')).toBe('https://x.example/tools/map/view');
});

it.each([
  'minimum=0&ranking=99&lifetime=-1',
  'mode=city&palette=x&scale=&names=yes',
  `title=${'長'.repeat(41)}`,
  'address=evil.example%3A80',
  'address=192.168.1.9%3A11180',
  'ranking=3.5&minimum=',
])('what is wrong is as by default: %s', (query) => {
  expect(settingsOf(query)).toEqual(DEFAULT_SETTINGS);
});

it('storage, too', () => {
  for (const json of [undefined, '', '[]', 'null', '{"minimum":"2"}']) {
    expect(readSettings(json)).toEqual(DEFAULT_SETTINGS);
  }
  expect(readSettings(JSON.stringify(OTHER))).toEqual(OTHER);
});
