import {describe, expect, it} from 'vitest';
import {failureLines, readTestReport} from './testReports';

const ROOT = '/site';

describe('a report of Vitest', () => {
  const report = readTestReport(
    {
      testResults: [
        {
          ...{name: '/site/src/a.test.ts', startTime: 1000, endTime: 1500},
          message: 'Some tests failed',
          assertionResults: [
            {fullName: 'adds', status: 'passed'},
            {
              fullName: 'divides',
              status: 'failed',
              failureMessages: [
                'Error: by\n  zero\n    at divide (/site/src/a.ts:1:2)\n    at /site/b.ts:3',
              ],
            },
            {fullName: 'rounds', status: 'pending', failureMessages: null},
          ],
        },
        {
          ...{name: '/site/src/b.test.ts', startTime: 1000, endTime: 4000},
          ...{message: 'Cannot find module', assertionResults: []},
        },
      ],
    },
    ROOT,
  );

  it('tells the result of each test', () => {
    expect(report?.tests.map(({file, title, result}) => [file, title, result])).toEqual([
      ['src/a.test.ts', 'adds', 'passed'],
      ['src/a.test.ts', 'divides', 'failed'],
      ['src/a.test.ts', 'rounds', 'skipped'],
    ]);
  });

  it('tells how long its files took, and which did not load', () => {
    expect(report?.files).toEqual([
      {file: 'src/a.test.ts', seconds: 0.5, error: ''},
      {file: 'src/b.test.ts', seconds: 3, error: 'Cannot find module'},
    ]);
  });

  it('has a line for each failure', () => {
    expect(report && failureLines(report)).toEqual([
      'src/b.test.ts: Cannot find module',
      'src/a.test.ts › divides: Error: by zero',
    ]);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, message = ''): object => ({
    title,
    tests: [{status, results: [{duration: 500, errors: message === '' ? [] : [{message}]}]}],
  });
  const suite = (title: string, specs: readonly object[], suites: readonly object[]): object => ({
    ...{title, file: 'menu.spec.ts', specs, suites},
  });
  const report = readTestReport(
    {
      suites: [
        suite(
          'menu.spec.ts',
          [spec('opens', 'expected')],
          [
            suite(
              'on a phone',
              [spec('closes', 'unexpected', '\u001B[31mTimeout\u001B[39m of 5 s')],
              [suite('held', [spec('turns', 'flaky', 'once')], [])],
            ),
          ],
        ),
      ],
      errors: [{message: 'No server'}],
    },
    ROOT,
  );

  it('tells the result of each test at any depth, under all its titles', () => {
    expect(report?.tests.map(({file, title, result}) => [file, title, result])).toEqual([
      ['tests/e2e/menu.spec.ts', 'opens', 'passed'],
      ['tests/e2e/menu.spec.ts', 'on a phone closes', 'failed'],
      ['tests/e2e/menu.spec.ts', 'on a phone held turns', 'flaky'],
    ]);
  });

  it('adds up the tests of a file', () => {
    expect(report?.files).toEqual([{file: 'tests/e2e/menu.spec.ts', seconds: 1.5, error: ''}]);
  });

  it('has a line for each failure and for what passed when repeated, without colour codes', () => {
    expect(report && failureLines(report)).toEqual([
      'No server',
      'tests/e2e/menu.spec.ts › on a phone closes: Timeout of 5 s',
      'tests/e2e/menu.spec.ts › on a phone held turns (passed when repeated): once',
    ]);
  });
});

it('has nothing to say of anything else', () => {
  expect(readTestReport({}, ROOT)).toBeUndefined();
});
