import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {expect} from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Kinds of text whose colours were looked at in this worker: what its contrast with its ground
 * depends on. Comparing colours is what costs most, so that each kind is compared once.
 */
const seenKinds = new Set<string>();

interface Scope {
  /** Selectors of parts that are left out. */
  readonly without?: string[];
  /** Tags of the rules that are asked; all rules without them. */
  readonly tags?: string[];
  /** The rules that are asked, by name. */
  readonly rules?: string[];
}

/** Axe's own script, put into the page where it is not there yet. */
async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/**
 * What axe finds in a part of the page but for its colours, a line each: the rule and its first
 * places. Its own frame only: previews are isolated, and show templates.
 */
export async function structureFindings(
  page: Page,
  part: string,
  scope: Scope = {},
): Promise<string[]> {
  await load(page);
  return page.evaluate(
    async ({root, without, tags, rules}) => {
      const asked: RunOptions =
        rules === undefined
          ? {rules: {'color-contrast': {enabled: false}}}
          : {runOnly: {type: 'rule', values: rules}};
      if (tags !== undefined) asked.runOnly = {type: 'tag', values: tags};
      const {violations} = await window.axe.run(
        {include: [root], exclude: without},
        {...asked, iframes: false, resultTypes: ['violations']},
      );
      return violations.map(({id, nodes}) => {
        const places = nodes.slice(0, 3).map(({target}) => target.join(' '));
        return `${id}: ${places.join(' | ')}`;
      });
    },
    {root: part, without: [], ...scope},
  );
}

/** Axe on the first text of each kind that is not in `seen`, and the kinds that it looked at. */
function lookAtColours(
  page: Page,
  part: string,
  {without, seen}: {readonly without: readonly string[]; readonly seen: readonly string[]},
): Promise<{readonly kinds: string[]; readonly found: string[]}> {
  return page.evaluate(
    async ([root, left, known]) => {
      const CLEAR = 'rgba(0, 0, 0, 0)';
      const grounds = new Map<Element, string>();
      /** What lies behind an element, from its own ground to the first that nothing shines through. */
      const groundOf = (element: Element | null): string => {
        if (element === null) return '';
        const earlier = grounds.get(element);
        if (earlier !== undefined) return earlier;
        const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
        const over = ['absolute', 'fixed', 'sticky'].includes(position) ? element.className : '';
        const own = [backgroundColor, backgroundImage, opacity, over].join();
        const isSolid = backgroundColor.startsWith('rgb(') && backgroundImage === 'none';
        const isNothing = own === [CLEAR, 'none', '1', ''].join();
        const ground = (isNothing ? '' : own) + (isSolid ? '' : groundOf(element.parentElement));
        grounds.set(element, ground);
        return ground;
      };
      /** Large text may have less contrast (WCAG 2.2, 1.4.3: 18 pt, or 14 pt in bold). */
      const isLarge = (size: string, weight: string): boolean =>
        parseFloat(size) >= (Number(weight) >= 700 ? 14 : 18) / 0.75;
      const hasText = ({childNodes}: Element): boolean =>
        [...childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
      const seenBefore = new Set(known);
      const first = new Map<string, Element>();
      for (const element of document.querySelectorAll(`${root} *`)) {
        if (!hasText(element) || !element.checkVisibility({visibilityProperty: true})) continue;
        if (left.some((selector) => element.closest(selector) !== null)) continue;
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const kind = [color, isLarge(fontSize, fontWeight), groundOf(element)].join();
        if (!seenBefore.has(kind) && !first.has(kind)) first.set(kind, element);
      }
      if (first.size === 0) return {kinds: [], found: []};
      const {violations} = await window.axe.run(
        {include: [...first.values()]},
        {
          iframes: false,
          resultTypes: ['violations'],
          runOnly: {type: 'rule', values: ['color-contrast']},
        },
      );
      const nodes = violations.flatMap((violation) => violation.nodes);
      return {
        kinds: [...first.keys()],
        found: nodes.map(({target}) => `color-contrast: ${target.join(' ')}`),
      };
    },
    [part, without, seen] as const,
  );
}

/** What axe says of the colours in a part of the page, for each kind of text that is new. */
export async function colourFindings(
  page: Page,
  part: string,
  without: readonly string[] = [],
): Promise<string[]> {
  await load(page);
  let found: string[] = [];
  // What is drawn anew under axe is gone from the page, and is looked for again.
  await expect(async () => {
    const look = await lookAtColours(page, part, {without, seen: [...seenKinds]});
    for (const kind of look.kinds) seenKinds.add(kind);
    found = look.found;
  }).toPass({timeout: 10_000});
  return found;
}

/** What axe finds in a part of the page, colours and all. */
export async function axeFindings(
  page: Page,
  part = 'main',
  without: readonly string[] = [],
): Promise<string[]> {
  return [
    ...(await structureFindings(page, part, {without: [...without]})),
    ...(await colourFindings(page, part, without)),
  ];
}

/** Waits for the ends of transitions, some of which are taken back. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    ),
  );

/** Colours the page as its system asks. */
export async function color(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
  await transitionsEnd(page);
}

/** Colours a page whose application, which follows the system, is not loaded. */
export async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await transitionsEnd(page);
}

/**
 * What axe finds in a part of the page, in the light and then in the dark, where only the colours are
 * others. The page stays dark.
 */
export async function findingsInBothModes(page: Page, part: string): Promise<string[]> {
  await color(page, 'light');
  const found = await axeFindings(page, part);
  await color(page, 'dark');
  const dark = await colourFindings(page, part);
  return [...found, ...dark.map((line) => `dark: ${line}`)];
}
