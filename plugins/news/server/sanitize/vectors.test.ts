import {describe, expect, it} from 'vitest';
import naughtyStrings from 'big-list-of-naughty-strings';
import {vectors} from '../../../../tests/fixtures/news/vectors.json';
import {sanitizeHtml} from './sanitizeHtml';
import {violations} from './testing';

describe('sanitizeHtml on attacks', () => {
  it.each(vectors)('$technique: $html', ({html}) => {
    const safe = sanitizeHtml(html).html;
    expect(violations(safe)).toEqual([]);
    expect(sanitizeHtml(safe).html).toBe(safe);
  });

  // The Big List of Naughty Strings (MIT): a public list, so that not only we choose the attacks.
  it.each(naughtyStrings)('naughty string %j', (text) => {
    const safe = sanitizeHtml(text).html;
    expect(violations(safe)).toEqual([]);
    expect(sanitizeHtml(safe).html).toBe(safe);
  });

  it('would find an attack that came through', () => {
    expect(vectors.filter(({html}) => violations(html).length > 0).length).toBeGreaterThan(200);
  });
});
