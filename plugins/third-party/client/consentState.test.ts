import {describe, expect, it} from 'vitest';
import {makeConsent, mayLoad, parseConsent, servicesOf, type Service} from './consentState';

const NOW = Date.UTC(2026, 7, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
const BOTH: Service[] = ['tagManager', 'ads'];
const granted = makeConsent('granted', BOTH, NOW);
const stored = (change: object = {}): string => JSON.stringify({...granted, ...change});

describe('servicesOf', () => {
  it.each([
    ['', '', []],
    ['GTM-ABC1234', '', ['tagManager']],
    ['', 'ca-pub-1234567890', ['ads']],
    ['GTM-ABC1234', 'ca-pub-1234567890', BOTH],
  ])('tag manager "%s" and ad client "%s"', (tagManagerId, adClientId, expected) => {
    expect(servicesOf({tagManagerId, adClientId})).toEqual(expected);
  });
});

describe('parseConsent', () => {
  it('reads the released format', () => {
    const text =
      '{"version":1,"date":"2026-08-01T12:00:00.000Z","choice":"denied","services":["tagManager","ads"]}';
    expect(parseConsent(text, BOTH, NOW)).toEqual(makeConsent('denied', BOTH, NOW));
  });

  it('reads what makeConsent made', () => {
    expect(parseConsent(stored(), BOTH, NOW)).toEqual(granted);
  });

  it.each([
    ['nothing', null],
    ['the empty string', ''],
    ['no JSON', '{version'],
    ['null', 'null'],
    ['a string', '"granted"'],
    ['a list', '[1]'],
    ['an old word', 'true'],
    ['another version', stored({version: 2})],
    ['a version of another type', stored({version: '1'})],
    ['another choice', stored({choice: 'yes'})],
    ['no choice', JSON.stringify({version: 1, date: granted.date, services: BOTH})],
    ['no date', stored({date: undefined})],
    ['a date that is none', stored({date: 'yesterday'})],
    ['a date of another type', stored({date: NOW})],
    ['a date in the future', stored({date: '2027-01-01T00:00:00.000Z'})],
    ['services of another type', stored({services: 'tagManager,ads'})],
  ])('asks again for %s', (_name, text) => {
    expect(parseConsent(text, BOTH, NOW)).toBeUndefined();
  });

  it('holds a choice for a year and no longer', () => {
    expect(parseConsent(stored(), BOTH, NOW + 365 * DAY_MS)).toEqual(granted);
    expect(parseConsent(stored(), BOTH, NOW + 365 * DAY_MS + 1)).toBeUndefined();
  });

  it('asks again when a service was added, not when one was removed', () => {
    const tagsOnly = stored({services: ['tagManager']});
    expect(parseConsent(tagsOnly, BOTH, NOW)).toBeUndefined();
    expect(parseConsent(tagsOnly, ['tagManager'], NOW)?.choice).toBe('granted');
    expect(parseConsent(stored(), ['ads'], NOW)?.choice).toBe('granted');
  });
});

describe('where third parties may be loaded', () => {
  it.each([
    ['/', true],
    ['/docs/about', true],
    ['/accounting', true],
    ['/docs/account', true],
    ['/account', false],
    ['/membership', false],
    ['/account/', false],
    ['/account/my', false],
    ['/Account/checkout/succeeded', false],
  ])('%s: %s', (pathname, expected) => {
    expect(mayLoad(granted, pathname)).toBe(expected);
  });

  it('nowhere without consent', () => {
    expect(mayLoad(undefined, '/')).toBe(false);
    expect(mayLoad(makeConsent('denied', BOTH, NOW), '/')).toBe(false);
  });
});
