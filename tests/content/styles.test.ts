/**
 * The CSS that the manual gives to be pasted in OBS works on the templates of this site, too: those
 * choose the parts of a comment by two classes, so that a sample with one class would change nothing.
 */
import {describe, expect, it} from 'vitest';

import {SELECTORS} from '@komebiyori/overlays/css/selectors';
import {fencesIn} from './support/fences';
import {manualPages, sitePages} from './support/pages';

const PART_CLASSES = Object.values(SELECTORS).flatMap((selector) =>
  selector.split(' ').slice(1, 2),
);

/** Selectors of the rules, without the declarations and what they say in brackets. */
function selectorsOf(css: string): string[] {
  return css
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .split('}')
    .flatMap((rule) => (rule.split('{').at(-2) ?? '').split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector.startsWith('.'));
}

const samples = [...manualPages(), ...sitePages()]
  .flatMap(({file, source}) => fencesIn(file, source))
  // A file of the reader's own template has a title.
  .filter(({lang, meta}) => lang === 'css' && !meta.includes('title='));

describe('the CSS of the pages', () => {
  it('is found', () => {
    expect(samples.length).toBeGreaterThan(100);
  });

  it('names the comment before a part of it, as the templates do', () => {
    const weak = samples.flatMap(({file, line, code}) =>
      selectorsOf(code)
        .filter((selector) => PART_CLASSES.some((part) => selector.startsWith(part)))
        .filter((selector) => !/^\.comment(?![\w-])/u.test(selector))
        .map((selector) => `${file}:${String(line)} ${selector}`),
    );
    expect(weak).toEqual([]);
  });
});
