import type {Result} from 'lighthouse';
import {median} from './benchTable';

/** What Lighthouse says of a page; scores are 0 to 100. */
export interface Report {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits other than those of speed that the page does not pass. */
  failing: string[];
}

const ATTEMPTS = 3;

type Audited = Pick<Result, 'audits' | 'categories' | 'runtimeError'>;

/** Runs Lighthouse (mobile, simulated throttling) on each page and takes the median of the runs. */
export async function auditPages(
  origin: string,
  paths: readonly string[],
  {executable, flags, runs}: {executable: string; flags: readonly string[]; runs: number},
): Promise<Report[]> {
  const {launch} = await import('chrome-launcher');
  const chrome = await launch({chromePath: executable, chromeFlags: [...flags, '--headless=new']});
  try {
    const reports: Report[] = [];
    for (const path of paths) {
      const results: Report[] = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await runLighthouse(origin + path, chrome.port);
        results.push(summarize(path, result));
      }
      reports.push(medianReport(path, results));
    }
    return reports;
  } finally {
    chrome.kill();
  }
}

/** On a busy machine the trace may miss the page load; Lighthouse then asks to be run again. */
async function runLighthouse(url: string, port: number): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {port, output: 'json', logLevel: 'error'});
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (!result.lhr.runtimeError || attempt === ATTEMPTS) return result.lhr;
  }
}

/**
 * Reads the figures we look at from a Lighthouse result.
 * @throws Error when the page could not be audited, so that no half-read page looks fast.
 */
export function summarize(path: string, {audits, categories, runtimeError}: Audited): Report {
  if (runtimeError) throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
  const score = (id: string): number => Math.round((categories[id]?.score ?? NaN) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const failing = Object.values(categories)
    .filter(({id}) => id !== 'performance')
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failing: [...new Set(failing)],
  };
}

/** The median of each figure, and every audit that failed in any run. */
export function medianReport(path: string, reports: readonly Report[]): Report {
  const of = (pick: (report: Report) => number): number => median(reports.map(pick));
  return {
    path,
    performance: of((report) => report.performance),
    accessibility: of((report) => report.accessibility),
    bestPractices: of((report) => report.bestPractices),
    seo: of((report) => report.seo),
    lcpMs: of((report) => report.lcpMs),
    tbtMs: of((report) => report.tbtMs),
    cls: of((report) => report.cls),
    failing: [...new Set(reports.flatMap(({failing}) => failing))],
  };
}
