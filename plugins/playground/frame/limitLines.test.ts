import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {limitLines} from './limitLines';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells the first lines of a second, cut to what is kept, and how many there were besides', () => {
  const told: string[] = [];
  const tell = limitLines(({text}) => told.push(text));
  tell(() => ({level: 'log', text: 'x'.repeat(20_000)}));
  for (let at = 0; at < 5000; at += 1) tell(() => ({level: 'log', text: String(at)}));
  expect(told).toHaveLength(100);
  expect(told[0]).toHaveLength(10_000);
  vi.advanceTimersByTime(1000);
  expect(told.slice(100)).toEqual(['行が多すぎるため、ほかの4901行を省きました。']);
  tell(() => ({level: 'log', text: 'again'}));
  vi.advanceTimersByTime(5000);
  expect(told.slice(101)).toEqual(['again']);
});
