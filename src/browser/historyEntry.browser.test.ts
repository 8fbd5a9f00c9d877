import {afterEach, expect, it} from 'vitest';
import {historyEntry, keepInEntry} from './historyEntry.browser';

const before = window.location.href;
afterEach(() => {
  window.history.replaceState(null, '', before);
});

it('keeps and forgets beside what is there, and changes the address only where it is told to', () => {
  window.history.replaceState({key: 'router'}, '', '#part');
  keepInEntry({stepCheck: 'a'});
  expect([historyEntry(), window.location.hash]).toEqual([
    {key: 'router', stepCheck: 'a'},
    '#part',
  ]);
  keepInEntry({stepCheck: undefined}, '?q=1');
  expect([historyEntry(), window.location.search]).toEqual([{key: 'router'}, '?q=1']);
});
