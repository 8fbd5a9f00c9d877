import {describe, expect, it} from 'vitest';
import {playwrightFailures, vitestFailures} from './failures';

describe('vitestFailures', () => {
  it('names each failed test with the start of its error, and files that did not load', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            {fullName: 'adds', status: 'passed'},
            {fullName: 'divides', status: 'failed', failureMessages: ['Error: by\n  zero']},
          ],
        },
        {name: 'b.test.ts', message: 'Cannot find module', assertionResults: []},
      ],
    };
    expect(vitestFailures(report)).toEqual([
      'a.test.ts › divides: Error: by zero',
      'b.test.ts: Cannot find module',
    ]);
  });
});

describe('playwrightFailures', () => {
  const spec = (status: string, message: string): object => ({
    title: 'opens',
    file: 'menu.spec.ts',
    line: 7,
    tests: [{status, results: [{errors: message === '' ? [] : [{message}]}]}],
  });

  it('finds failed and flaky tests at any depth, without colour codes', () => {
    const report = {
      suites: [
        {
          specs: [spec('expected', '')],
          suites: [
            {specs: [spec('unexpected', '\u001B[31mTimeout\u001B[39m of 5 s')]},
            {suites: [{specs: [spec('flaky', 'once')]}]},
          ],
        },
      ],
      errors: [{message: 'No server'}],
    };
    expect(playwrightFailures(report)).toEqual([
      'No server',
      'menu.spec.ts:7 › opens: Timeout of 5 s',
      'menu.spec.ts:7 › opens (passed when repeated): once',
    ]);
  });
});
