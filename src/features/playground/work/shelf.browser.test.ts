import type {Sample} from '@site/plugins/playground/client';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {encodeLink} from './link';
import {createShelf, type Shelf} from './shelf.browser';
import {readWorks, worksText, type Work} from './works';

const KEY = 'playground.works';
const SAMPLE: Sample = {
  ...{id: 'one', page: '', heading: '見本', shows: 'html'},
  files: {html: '<p>見本</p>', css: '', script: ''},
};

/** What is kept now. */
const kept = (): readonly Work[] => {
  const read = readWorks(localStorage.getItem(KEY) ?? undefined);
  return read.kind === 'works' ? read.works : [];
};
const htmlOf = (works: readonly Work[]): string[] => works.map(({files}) => files.html).sort();

/** Another page of this origin, which browsers tell of what this one keeps, and the other way round. */
const otherTab = document.createElement('iframe');

/** The other tab keeps the work on the table with another text; over when this one has heard it. */
async function keepElsewhere(work: Work, html: string): Promise<void> {
  const text = worksText([{...work, files: {...work.files, html}}]);
  await new Promise<void>((resolve) => {
    addEventListener(
      'storage',
      () => {
        resolve();
      },
      {once: true},
    );
    otherTab.contentWindow?.localStorage.setItem(KEY, text);
  });
}

let shelf: Shelf;
let stop = (): void => undefined;
beforeEach(() => {
  localStorage.removeItem(KEY);
  document.body.append(otherTab);
  shelf = createShelf([SAMPLE], SAMPLE);
  stop = shelf.follow();
});
afterEach(() => {
  stop();
  otherTab.remove();
});

it('takes over what another tab wrote', async () => {
  shelf.edit({html: 'A'});
  shelf.save();
  await keepElsewhere(shelf.work.get(), 'B');
  expect(shelf.work.get().files.html).toBe('B');
  expect(shelf.notice.get()?.text).toContain('別のタブ');
  shelf.edit({html: 'B!'});
  shelf.save();
  expect(htmlOf(kept())).toEqual(['B!']);
});

it('keeps both when both wrote at the same time', async () => {
  shelf.edit({html: 'A'});
  shelf.save();
  const before = shelf.work.get();
  shelf.edit({html: 'A, and more'});
  await keepElsewhere(before, 'B');
  expect(shelf.work.get().files.html).toBe('A, and more');
  shelf.save();
  expect(htmlOf(kept())).toEqual(['A, and more', 'B']);
  expect(shelf.work.get().title).toBe('見本（このタブ）');
});

it('says of a template whether somebody else gave it by a link', () => {
  const {pathname, search} = window.location;
  const files = {html: '<p>link</p>', css: '', script: ''};
  const {hash} = encodeLink({title: '受け取り', files});
  history.replaceState(null, '', `${pathname}?sample=one`);
  expect(shelf.openAddress()).toBe('known');
  history.replaceState(null, '', `${pathname}${search}#${hash}`);
  expect(shelf.openAddress()).toBe('received');
  expect(shelf.work.get().title).toBe('受け取り');
  // The same, written here.
  shelf.openSample(SAMPLE);
  shelf.edit(files);
  shelf.save();
  expect(window.location.hash).toBe('');
  history.replaceState(null, '', `${pathname}#${hash}`);
  expect(shelf.openAddress()).toBe('known');
  history.replaceState(null, '', `${pathname}${search}`);
  expect(shelf.openAddress()).toBeUndefined();
});
