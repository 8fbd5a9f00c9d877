import {expect, it} from 'vitest';
import {testTimes} from './testTimes';

it('reads how long the files of a run of Vitest took', () => {
  const file = (name: string, endTime: number) => ({name, startTime: 1000, endTime});
  expect(testTimes({testResults: [file('a.test.ts', 1500), file('b.test.ts', 4000)]})).toEqual([
    {file: 'b.test.ts', seconds: 3},
    {file: 'a.test.ts', seconds: 0.5},
  ]);
});

it('adds up the tests of a file of Playwright', () => {
  const spec = (duration: number) => ({tests: [{results: [{duration}]}]});
  const inner = {file: 'a.spec.ts', specs: [spec(500)]};
  expect(testTimes({suites: [{file: 'a.spec.ts', specs: [spec(1000)], suites: [inner]}]})).toEqual([
    {file: 'tests/e2e/a.spec.ts', seconds: 1.5},
  ]);
});

it('has nothing to say of anything else', () => {
  expect(testTimes({})).toEqual([]);
});
