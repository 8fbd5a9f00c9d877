import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FAULTS} from '../../../tests/faults';
import {batchesOf, grepOf, guardOf, judge, plant, type Planted} from './plan';

const fault = (name: string, over: Partial<Planted> = {}): Planted => ({
  ...{name, area: name, file: `src/${name}.ts`, from: 'a', to: 'b'},
  tests: [`tests/e2e/${name}.spec.ts › opens`],
  ...over,
});

it('has only faults whose place is still in the code', () => {
  const root = path.join(__dirname, '../../..');
  const lost = Object.values(FAULTS)
    .flat()
    .filter((one) => plant(one, readFileSync(path.join(root, one.file), 'utf8')) === undefined);
  expect(lost.map(({name}) => name)).toEqual([]);
});

it('reads who must notice', () => {
  expect(guardOf('tests/e2e/news.spec.ts › the list › is long')).toEqual({
    runner: 'e2e',
    file: 'tests/e2e/news.spec.ts',
    title: 'the list › is long',
  });
  expect(guardOf('tests/built/seo.test.ts')).toMatchObject({runner: 'built', title: ''});
  expect(guardOf('src/a.browser.test.tsx').runner).toBe('browser');
  expect(guardOf('src/a.test.ts').runner).toBe('node');
  expect(guardOf('supabase/tests/a.test.ts').runner).toBe('accounts');
});

it('puts faults together that no test can mix up', () => {
  const batches = batchesOf([
    fault('shell'),
    fault('news'),
    fault('near', {file: 'src/news.ts'}),
    fault('same', {tests: ['tests/e2e/shell.spec.ts']}),
  ]);
  expect(batches.map((batch) => batch.map(({name}) => name))).toEqual([
    ['shell', 'news'],
    ['near', 'same'],
  ]);
});

it('asks Playwright for the tests of the guards', () => {
  const pattern = new RegExp(grepOf([guardOf('tests/e2e/a.spec.ts › 1 + 1 (two)')]), 'u');
  expect(pattern.test('chromium a.spec.ts sums 1 + 1 (two) is right')).toBe(true);
  expect(pattern.test('chromium b.spec.ts sums 1 + 1 (two) is right')).toBe(false);
});

describe('judge', () => {
  const ran = (hasPassed: boolean) => [
    {file: 'tests/e2e/a.spec.ts', title: 'the list opens', hasPassed},
  ];
  it('takes a fault for caught when a guard fails', () => {
    expect(judge(fault('a'), ran(false))).toEqual({kind: 'caught', by: 'the list opens'});
  });
  it('takes it for missed when all pass', () => {
    expect(judge(fault('a'), ran(true))).toEqual({kind: 'missed'});
  });
  it('says when no such test ran', () => {
    expect(judge(fault('b'), ran(false))).toMatchObject({kind: 'lost'});
  });
});

it('plants what stands once', () => {
  expect(plant(fault('x'), 'xay')).toBe('xby');
  expect(plant(fault('x'), 'aa')).toBeUndefined();
  expect(plant(fault('x'), 'xy')).toBeUndefined();
});
