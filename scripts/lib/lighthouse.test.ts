import {describe, expect, it} from 'vitest';
import {medianReport, summarize, type Report} from './lighthouse';

type Audited = Parameters<typeof summarize>[1];

/** The parts of a Lighthouse result that are read, with every audit passed. */
function audited(change: {linkScore?: number; failure?: string} = {}): Audited {
  const audit = (id: string, score: number | null, numericValue?: number): object => ({
    id,
    score,
    ...(numericValue !== undefined && {numericValue}),
  });
  const category = (id: string, score: number, refs: [string, number][]): object => ({
    id,
    score,
    auditRefs: refs.map(([ref, weight]) => ({id: ref, weight})),
  });
  return {
    ...(change.failure !== undefined && {runtimeError: {code: 'X', message: change.failure}}),
    audits: {
      'largest-contentful-paint': audit('largest-contentful-paint', 0.9, 1100.4),
      'total-blocking-time': audit('total-blocking-time', 1, 12),
      'cumulative-layout-shift': audit('cumulative-layout-shift', 1, 0),
      'link-name': audit('link-name', change.linkScore ?? 1),
      'not-applicable': audit('not-applicable', null),
      advice: audit('advice', 0),
    },
    categories: {
      performance: category('performance', 0.994, [['largest-contentful-paint', 25]]),
      accessibility: category('accessibility', change.linkScore === 0 ? 0.93 : 1, [
        ['link-name', 7],
        ['not-applicable', 3],
        ['advice', 0],
      ]),
      'best-practices': category('best-practices', 1, []),
      seo: category('seo', 1, [['link-name', 1]]),
    },
  } as unknown as Audited;
}

describe('summarize', () => {
  it('reads scores and metrics', () => {
    expect(summarize('/', audited())).toEqual({
      path: '/',
      performance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      lcpMs: 1100.4,
      tbtMs: 12,
      cls: 0,
      failing: [],
    });
  });
  it('names an audit that counts and fails once, not those of speed, advice or other pages', () => {
    expect(summarize('/', audited({linkScore: 0}))).toMatchObject({
      accessibility: 93,
      failing: ['link-name'],
    });
  });
  it('refuses a result of a page that did not load', () => {
    expect(() => summarize('/x', audited({failure: 'no first paint'}))).toThrow(
      'Lighthouse on /x: no first paint',
    );
  });
});

describe('medianReport', () => {
  it('takes the median of each figure and every failed audit', () => {
    const base = summarize('/', audited());
    const runs: Report[] = [
      {...base, lcpMs: 900, performance: 98},
      {...base, lcpMs: 3000, performance: 99, failing: ['a']},
      {...base, lcpMs: 1000, performance: 60, failing: ['a', 'b']},
    ];
    expect(medianReport('/', runs)).toMatchObject({
      lcpMs: 1000,
      performance: 98,
      failing: ['a', 'b'],
    });
  });
});
