import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  areCharacterKeysOn,
  isSwitchedOff,
  onCharacterKeys,
  switchCharacterKeys,
} from './characterKeys.browser';

const KEY = 'site.characterKeys';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const isOff = (keys: string): boolean => {
  const parts = keys.split('-');
  return isSwitchedOff({
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  });
};

it('characters alone are switched off, and nothing else', () => {
  const keys = [
    '/',
    'p',
    'P',
    '?',
    '①',
    ' ',
    'Enter',
    'ArrowUp',
    'F9',
    'Ctrl-k',
    'Meta-k',
    'Alt-p',
  ];
  expect(keys.filter(isOff)).toEqual([]);
  switchCharacterKeys(false);
  expect(keys.filter(isOff)).toEqual(['/', 'p', 'P', '?', '①']);
  switchCharacterKeys(true);
  expect(keys.filter(isOff)).toEqual([]);
});

it('what is kept and is no answer counts as on', () => {
  for (const kept of ['on', '', 'false', '{"on":false}']) {
    localStorage.setItem(KEY, kept);
    expect(areCharacterKeysOn()).toBe(true);
  }
  localStorage.setItem(KEY, 'off');
  expect(areCharacterKeysOn()).toBe(false);
});

it('another tab is followed', () => {
  let told = 0;
  const stop = onCharacterKeys(() => {
    told += 1;
  });
  localStorage.setItem(KEY, 'off');
  dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: 'off'}));
  expect([told, areCharacterKeysOn()]).toEqual([1, false]);
  stop();
  switchCharacterKeys(true);
  expect(told).toBe(1);
});
