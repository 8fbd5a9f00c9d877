/** Where pages of the manual ask the reader's app, and where they lead from what was found. */
import {expect, it} from 'vitest';
import {readHeadings} from '../../plugins/search/server/readSections';
import {CHECKS} from '../../src/features/stepCheck/checks';
import {PLACES} from '../../src/features/stepCheck/places';
import {NEWEST, readManual} from './support/manualPage';

const pages = new Map(readManual(NEWEST).map(({id, body}) => [id, body]));
const checksIn = (body: string): string[] =>
  [...body.matchAll(/<StepCheck id="(?<id>[^"]*)" \/>/gu)].map(({groups}) => groups?.['id'] ?? '');

it('every check stands on one page, and a page holds one at most', () => {
  const held = [...pages.values()].map(checksIn);
  expect(held.flat().sort()).toEqual(Object.keys(CHECKS).sort());
  expect(held.filter((ids) => ids.length > 1)).toEqual([]);
});

it('every section that a finding leads to is there', () => {
  const missing = Object.values(PLACES).filter(({page, anchor}) => {
    const body = pages.get(page);
    const isThere = anchor === '' || readHeadings(body ?? '').some(({hash}) => hash === anchor);
    return body === undefined || !isThere;
  });
  expect(missing).toEqual([]);
});
