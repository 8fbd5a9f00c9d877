import {expect, it} from 'vitest';
import {readSocketApi} from '@site/plugins/markdown/apiReference';
import {filterMessages, MessageLog, MOST_KEPT, toJsonLines} from './messageLog';

const {messages} = readSocketApi();

function logOf(texts: readonly string[]): MessageLog {
  const log = new MessageLog();
  texts.forEach((text, index) => {
    log.push(text, 1_700_000_000_000 + index);
  });
  return log;
}
const all = logOf(messages.map(({example}) => JSON.stringify(example)));

it('says something of every message of the definition', () => {
  expect(all.kept.map(({type}) => type)).toEqual(messages.map(({name}) => name));
  expect(all.kept.filter(({summary}) => summary === '')).toEqual([]);
  const rows = new Map(all.kept.map(({type, summary, service}) => [type, [service, summary]]));
  expect(rows.get('comments')).toEqual(['youtube', 'みかん箱：はじめまして。よろしくお願いします']);
  expect(rows.get('meta')).toEqual(['', 'メイン：のんびり雑談と作業の夜・128人']);
  expect(rows.get('pinned')).toEqual(['', 'なし（null）']);
  expect(rows.get('reactions')?.[1]).toBe('8888 ×3');
});

it('keeps the last messages and counts all', () => {
  const log = logOf(Array.from({length: MOST_KEPT * 2 + 5}, (_, index) => `{"type":"t${index}"}`));
  expect([log.received, log.kept.length]).toEqual([MOST_KEPT * 2 + 5, MOST_KEPT]);
  expect(log.kept.at(-1)?.type).toBe(`t${MOST_KEPT * 2 + 4}`);
  log.clear();
  expect([log.received, log.kept.length]).toEqual([0, 0]);
});

it('shows what is no message as it is', () => {
  const [one, two] = logOf(['<hello>', '[1]']).kept;
  expect([one?.type, one?.summary, two?.type]).toEqual(['不明', '<hello>', '不明']);
});

it('filters by type and by words, in any width and case', () => {
  const found = (type: string, words: string): string[] =>
    filterMessages(all.kept, {type, words}).map((message) => message.type);
  expect(found('toast', '')).toEqual(['toast']);
  expect(found('', 'ＹＯＵＴＵＢＥ はじめまして')).toEqual(['connected', 'comments']);
  expect(found('comments', 'なにもない')).toEqual([]);
});

it('exports one message a line', () => {
  const lines = toJsonLines(all.kept).trimEnd().split('\n');
  expect(lines).toHaveLength(messages.length);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: '2023-11-14T22:13:20.000Z',
    message: messages[0]?.example,
  });
});
