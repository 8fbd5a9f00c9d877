/** Where pages of the manual ask the reader's app, and where they lead from what was found. */
import {anchorOf} from '@komebiyori/search/indexFile';
import {expect, it} from 'vitest';
import {blockReader} from '../../plugins/lib/readBlocks';
import {readSections} from '../../plugins/search/server/readSections';
import {CHECKS} from '../../src/features/stepCheck/checks';
import {PLACES} from '../../src/features/stepCheck/places';
import {NEWEST, readManual} from './support/manualPage';
import {manualPages, sitePages} from './support/pages';

const pages = new Map(readManual(NEWEST).map(({id, body}) => [id, body]));
/** The ids of the checks of a page; of one that is written in another way all of it. */
const checksIn = (body: string): string[] =>
  [...body.matchAll(/<StepCheck\b[^>]*>/gu)].map(
    ([element]) => / id="(?<id>[^"]*)"/u.exec(element)?.groups?.['id'] ?? element,
  );

it('every check stands on one page, and a page holds one at most', () => {
  const held = [...pages.values()].map(checksIn);
  expect(held.flat().sort()).toEqual(Object.keys(CHECKS).sort());
  expect(held.filter((ids) => ids.length > 1)).toEqual([]);
});

it('no page of any manual, or beside them, asks for a check that there is not', () => {
  const unknown = [...manualPages(), ...sitePages()].flatMap(({file, source}) =>
    checksIn(source).flatMap((id) => (Object.hasOwn(CHECKS, id) ? [] : [`${file}: ${id}`])),
  );
  expect(unknown).toEqual([]);
});

it('every section that a finding leads to is there', () => {
  const missing = Object.values(PLACES).filter(({page, anchor}) => {
    const body = pages.get(page);
    if (body === undefined) return true;
    const sections = readSections(blockReader()(body));
    return anchor !== '' && sections.every((section) => anchorOf(section) !== anchor);
  });
  expect(missing).toEqual([]);
});
