import type {Bytes} from '../weigh';
import {kilobytes} from '../benchTable';
import type {Scores} from '../searchEval';
import type {SearchCosts} from './measure';

/** Quality on any corpus, from 0 to 1. */
const SCORES: Scores = {mrr: 0.95, recallAt1: 0.92, recallAt8: 0.98};
/** Times in ms: `ready` of the index as built, those of queries of the worst corpus. */
const TIMES = {ready: 300, answerP95: 20, firstAnswer: 150};
/** Bytes of the index for each page of the manual, with brotli. */
const INDEX_BYTES_PER_PAGE = 2.2 * 1024;
/** Bytes of script after gzip that a page carries though nobody searches there. */
const SCRIPT_BYTES = 3 * 1024;

/** A line of the table of goals. */
export interface GoalRow {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
  /** Whether it is about what is found, which does not depend on the machine. */
  isQuality: boolean;
}

/** The build's own index, and the script of every page. */
interface Shipped extends Bytes {
  index: {pages: number; bytes: Bytes; ready: number};
}

/** What was measured beside what we aim for. */
export function goalRows(
  scores: Scores,
  costs: readonly SearchCosts[],
  {gzip, index}: Shipped,
): GoalRow[] {
  const least = (what: string, value: number, goal: number): GoalRow => ({
    ...{what, measured: value.toFixed(3), goal: `at least ${goal}`},
    ...{isMet: value >= goal, isQuality: true},
  });
  const most = (
    what: string,
    value: number,
    goal: number,
    show: (n: number) => string,
  ): GoalRow => ({
    ...{what, measured: show(value), goal: `at most ${show(goal)}`},
    ...{isMet: value <= goal, isQuality: false},
  });
  const worst = (value: (cost: SearchCosts) => number): number => Math.max(...costs.map(value));
  const ms = (value: number): string => `${value.toFixed(value < 30 ? 1 : 0)} ms`;
  const kB = (value: number): string => `${kilobytes(value)} kB`;
  return [
    least('MRR', scores.mrr, SCORES.mrr),
    least('recall@1', scores.recallAt1, SCORES.recallAt1),
    least('recall@8', scores.recallAt8, SCORES.recallAt8),
    most('index as built, ready after the download', index.ready, TIMES.ready, ms),
    most(
      'answer in the worker, p95',
      worst(({worker}) => worker.p95),
      TIMES.answerP95,
      ms,
    ),
    most(
      'answer from the page, p95',
      worst(({roundTrip}) => roundTrip.p95),
      TIMES.answerP95,
      ms,
    ),
    most(
      'first answer after focus',
      worst(({firstAnswer}) => firstAnswer),
      TIMES.firstAnswer,
      ms,
    ),
    most(
      `index as built, ${index.pages} pages of the manual, brotli`,
      index.bytes.brotli,
      index.pages * INDEX_BYTES_PER_PAGE,
      kB,
    ),
    most('script on every page, gzip', gzip, SCRIPT_BYTES, kB),
  ];
}
