import type {Bytes} from '../weigh';
import {kilobytes} from '../benchTable';
import type {Ranked, Scores} from '../searchEval';
import type {SearchCosts} from './measure';

/** Quality on any corpus, from 0 to 1. */
const SCORES: Scores = {mrr: 0.95, recallAt1: 0.92, recallAt8: 0.98};
/** Shares of what is typed as it stands in the manual, from 0 to 1; see `wordForWord.ts`. */
const [LINES, NAMES, SETTINGS, FOUND] = [0.97, 1, 0.95, 0.99];
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

const least = (what: string, value: number, goal: number): GoalRow => ({
  ...{what, measured: value.toFixed(3), goal: `at least ${goal}`},
  ...{isMet: value >= goal, isQuality: true},
});

/**
 * How often what stands in the manual is found when it is typed as it stands, and how often nothing is
 * found at all. The box answers once, with all that there is, so that no early answer can differ.
 */
export function wordForWordRows(
  wordForWord: readonly Ranked[],
  asked: readonly Ranked[],
): GoalRow[] {
  const share = (kind: string, worst: number): number => {
    const ranks = wordForWord.filter((one) => one.kind === kind).map(({rank}) => rank);
    return ranks.filter((rank) => rank > 0 && rank <= worst).length / ranks.length;
  };
  const isFound = (one: Ranked): boolean => one.rank > 0;
  const all = [...wordForWord, ...asked];
  return [
    least('lines typed word for word, in the first three', share('line', 3), LINES),
    least('names of code, the page that defines them first', share('name', 1), NAMES),
    least('names of settings, a page that has them first', share('setting', 1), SETTINGS),
    least('queries whose page is among fifty hits', all.filter(isFound).length / all.length, FOUND),
  ];
}

/** What was measured beside what we aim for. */
export function goalRows(
  scores: Scores,
  costs: readonly SearchCosts[],
  {gzip, index}: Shipped,
): GoalRow[] {
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
