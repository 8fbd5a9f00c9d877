import {expect, it} from 'vitest';
import {addEntry, MOST_ENTRIES, readHistory, type Entry} from './history';

const entry = (at: number, more: Partial<Entry> = {}): Entry => ({
  ...{at, operation: 'speak', path: {}, query: '', body: '{}', status: 200},
  ...more,
});

it('keeps the last twenty, the newest first', () => {
  let entries: readonly Entry[] = [];
  for (let at = 0; at < 25; at += 1) entries = addEntry(entries, entry(at));
  expect(entries).toHaveLength(MOST_ENTRIES);
  expect(entries[0]?.at).toBe(24);
  expect(readHistory(JSON.stringify(entries))).toEqual(entries);
});

it('keeps nothing of what a plugin was sent, and no long body', () => {
  const sent = {operation: 'pluginPost', query: 'key=1', body: '{"token":"x"}'};
  expect(addEntry([], entry(1, sent))).toEqual([
    {at: 1, operation: 'pluginPost', path: {}, query: '', status: 200},
  ]);
  expect(addEntry([], entry(1, {body: 'x'.repeat(20_001)}))[0]).not.toHaveProperty('body');
});

it.each([undefined, '', 'no json', '{}', '[{"at":"x"}]'])('reads nothing from %j', (text) => {
  expect(readHistory(text)).toEqual([]);
});

it('keeps nothing of a call that it does not know, however deep', () => {
  const deep = '['.repeat(9000) + ']'.repeat(9000);
  const [kept] = readHistory(`[${JSON.stringify(entry(1)).slice(0, -1)},"later":${deep}}]`);
  expect(kept).toEqual(entry(1));
});
