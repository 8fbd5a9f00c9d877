import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {BREAKPOINTS, DESKTOP, heedText, isDark} from './mediaQueries';
import loader from './loaders/windowSizeLoader';

describe('media queries that heed the size of text', () => {
  it.each([
    ['(min-width: 997px)', '(min-width: 997px) and (min-width: 62.3125em)'],
    ['(width > 996px)', '(width > 996px) and (width > 62.25em)'],
    ['(width >= 1200px)', '(width >= 1200px) and (width >= 75em)'],
    ['(max-width: 996px)', '(max-width: 996px), (max-width: 62.25em)'],
    ['(width <= 996px)', '(width <= 996px), (width <= 62.25em)'],
    [
      'screen and (width > 996px) and (width <= 1200px)',
      'screen and (width > 996px) and (width > 62.25em) and (width <= 1200px), screen and (width > 996px) and (width > 62.25em) and (width <= 75em)',
    ],
    ['print, (max-width:996px)', 'print, (max-width:996px), (max-width: 62.25em)'],
    ['(width<=996px)', '(width<=996px), (width<= 62.25em)'],
    ['(width <= 640px)', '(width <= 640px), (width <= 40em)'],
    ['(max-width: 576px)', '(max-width: 576px)'],
    ['(min-width: 1440px)', '(min-width: 1440px)'],
    ['print', 'print'],
  ])('%s', (queries, wanted) => {
    expect(heedText(queries)).toBe(wanted);
  });

  it('are the same in script', () => {
    expect(heedText('(width > 996px)')).toBe(DESKTOP);
  });
});

it('the widths are those that Stylelint allows, and 997 px, which only Docusaurus writes', () => {
  const rules = v.parse(
    v.object({
      rules: v.object({
        'media-feature-name-value-allowed-list': v.looseTuple([
          v.object({'/width$/': v.array(v.string())}),
        ]),
      }),
    }),
    parsedJson(readFileSync(new URL('../../.stylelintrc.json', import.meta.url), 'utf8')),
  );
  const allowed = rules.rules['media-feature-name-value-allowed-list'][0]['/width$/'];
  const ours = BREAKPOINTS.filter((width) => width !== 997);
  expect(allowed).toEqual(ours.map((width) => `${String(width)}px`));
});

describe("Docusaurus's own question for the width", () => {
  const file = createRequire(import.meta.url)
    .resolve('@docusaurus/theme-common')
    .replace(/index\.js$/u, 'hooks/useWindowSize.js');
  const load = (source: string): string =>
    loader.call({getOptions: () => ({query: DESKTOP})}, source);

  it('becomes the same media query', () => {
    const text = load(readFileSync(file, 'utf8'));
    expect(text).toContain(`window.matchMedia("${DESKTOP}").matches`);
    expect(text).not.toContain('innerWidth');
  });

  it('stops the build when it has another form', () => {
    expect(() => load('new form')).toThrow('plugins/bundle');
  });
});

describe('rules of the dark mode', () => {
  it.each([
    [["[data-theme='dark']"], true],
    [['html[data-theme=dark] .a', '[data-theme="dark"] .b:hover'], true],
    [["[data-theme='dark'] .a", '.b'], false],
    [["[data-theme='light']"], false],
  ])('%j: %s', (selectors, wanted) => {
    expect(isDark(selectors)).toBe(wanted);
  });
});
