import {describe, expect, it} from 'vitest';
import {newRule} from '../rules/rule';
import {DEFAULT_SETTINGS, readSettings, type Settings} from './settings';
import {isView} from './isView';
import {settingsOf, settingsText, viewSettings, viewUrl} from './viewUrl';

const PICTURE = 'data:image/webp;base64,AAAA';
const OTHER: Settings = {
  rules: [
    newRule('a', {name: '拍手 & #1', source: 'obs:マイク', metric: 'peak', band: 'high'}),
    newRule('b', {
      isOn: false,
      threshold: -7.5,
      hysteresis: 6,
      holdMs: 0,
      cooldownMs: 0,
      intensity: 'fixed',
      weight: 7,
      stage: 'scream',
      shake: true,
      counts: true,
      word: '音量絶叫',
      effect: {kind: 'notifier', amount: 5, emojis: '🍙', text: 'やった'},
    }),
  ],
  topOnly: false,
  meterSource: 'mic',
  meter: 'ring',
  place: 'right',
  mouth: 'own',
  mouthHalf: -40,
  mouthWide: -20,
  mouthImages: [PICTURE, PICTURE, PICTURE],
  counter: false,
  counterLabel: '叫び',
  shake: 80,
  motion: 'less',
  feed: 'obs',
  size: '1080x1920',
  obsAddress: '192.168.1.5:4455',
  deviceId: 'xyz',
};

describe('the settings', () => {
  it('travel in the address, but for pictures and the microphone', () => {
    for (const key of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]) {
      expect(OTHER[key], key).not.toEqual(DEFAULT_SETTINGS[key]);
    }
    const {mouthImages, deviceId} = DEFAULT_SETTINGS;
    const url = new URL(viewUrl(OTHER, 'https://x.example'));
    expect(viewSettings(url.search)).toEqual({...OTHER, mouthImages, deviceId});
    expect(isView(url.search)).toBe(true);
  });

  it('by default need no words', () => {
    expect(settingsText(DEFAULT_SETTINGS)).toBe('');
    expect(viewUrl(DEFAULT_SETTINGS, 'https://x.example')).toBe(
      'https://x.example/tools/volume-party?view=1',
    );
    expect(settingsOf(settingsText({...DEFAULT_SETTINGS, rules: []})).rules).toEqual([]);
  });

  it.each(['', '!', 'AAAA', 'e30', 'bnVsbA', 'W10'])(
    'that are wrong are the defaults: %s',
    (text) => {
      expect(settingsOf(text)).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('are mended one by one', () => {
    const json = JSON.stringify({
      rules: [{id: 'x', threshold: 99, effect: 3}, {id: 'x', metric: 'volume'}, {}],
      meter: 'dial',
      mouthImages: ['data:image/svg+xml;base64,AAAA', '', ''],
      shake: 'much',
    });
    const read = readSettings(json);
    expect(read.rules.map(({id}) => id)).toEqual(['x', 'x-', 'r2']);
    expect(read.rules[0]).toMatchObject({threshold: -20, effect: {kind: 'confetti'}});
    expect(read).toMatchObject({meter: 'bar', mouthImages: ['', '', ''], shake: 50});
    for (const broken of [undefined, '', '[]', 'null', '{"rules":7}']) {
      expect(readSettings(broken)).toEqual(DEFAULT_SETTINGS);
    }
    expect(readSettings(JSON.stringify(OTHER))).toEqual(OTHER);
  });
});
