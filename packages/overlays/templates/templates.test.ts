import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Value} from '@komebiyori/fields';
import {pictureFormat, pictureSize} from '@komebiyori/lib/pictureHeader';
import {describe, expect, it} from 'vitest';
import {emitCss} from '../css/emitCss';
import {printRules} from '../css/rule';
import {statementsOf} from '../css/statements';
import {APP_VERSIONS} from '../model/appVersions';
import {catalogueOf} from '../model/catalogue';
import {newDesign, setOption} from '../model/design';
import type {Field} from '../model/fields';
import {readValue} from '../model/readValue';
import {settingsOf} from '../package/settings';
import {faults} from '../testing/cssFaults';
import {TEMPLATES, templatesFor} from './registry';

it('has as many templates in each version as planned', () => {
  const counts = APP_VERSIONS.map((app) => {
    const all = templatesFor(app);
    return [all.filter(({isPro}) => !isPro).length, all.filter(({isPro}) => isPro).length];
  });
  expect(counts).toEqual([
    [4, 2],
    [8, 2],
    [10, 2],
    [12, 2],
    [15, 2],
    [17, 2],
  ]);
});

it('tells templates apart', () => {
  for (const key of ['id', 'name', 'description'] as const) {
    const twice = TEMPLATES.filter((one) =>
      TEMPLATES.some((other) => other !== one && other[key] === one[key]),
    );
    expect(
      twice.map(({id}) => id),
      `the same ${key}`,
    ).toEqual([]);
  }
});

/** Classes of the family and of our own markup; states of Vue's transitions. */
const CLASSES = new Set(
  [
    'container comments comment odd even pinned avatar comment-block name badge comment-body',
    'paid-text comment-text gift-image details pro-mark overlay-notice',
    'comment-enter-active comment-leave-active comment-move',
  ]
    .join(' ')
    .split(' '),
);

/** Classes that only the script of a kind makes. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  spotlight: ['spotlight'],
  board: [
    'board',
    'board-totals',
    'board-total',
    'board-ranking',
    'board-rank',
    'board-name',
    'board-amount',
  ],
  lanes: ['lanes', 'lane', 'lane-name'],
};

/** The classes that selectors of a style sheet ask for. */
const classesOf = (css: string): string[] =>
  statementsOf(css)
    .filter(({at}) => at === undefined)
    .flatMap(({prelude}) =>
      Array.from(
        prelude.replaceAll(/\[[^\]]*\]/gu, '').matchAll(/\.([\w-]+)/gu),
        ([, name]) => name ?? '',
      ),
    );

/** Options that no rule shows: the scripts of the kinds read them from the settings. */
const READ_BY_SCRIPT = ['ticker.rows', 'giftboard.showsTotals', 'giftboard.ranks', 'lanes.by'];

it('names only options that scripts are told of', () => {
  for (const key of READ_BY_SCRIPT) {
    const [id = '', name = ''] = key.split('.');
    const template = TEMPLATES.find((one) => one.id === id);
    const own = template === undefined ? {} : settingsOf(newDesign(template.id, '8_0')).own;
    expect(Object.keys(own)).toContain(name);
  }
});

/** Another value than the one that stands. */
function others(field: Field, initial: Value): readonly Value[] {
  switch (field.kind) {
    case 'number':
      return [initial === field.max ? field.min : field.max];
    case 'switch':
      return [initial !== true];
    case 'choice':
      return field.choices.map(({value}) => value).filter((value) => value !== initial);
    case 'color':
      return ['#12ab9cff'];
    default:
      return ['べつの'];
  }
}

describe.each(TEMPLATES)('$id', (template) => {
  const {id, since, look, runtime, own, weight, output, isPro} = template;
  const design = newDesign(id, '8_0');
  const css = (one = design) => emitCss(one, {target: 'zip'});

  it('is for versions from its own on', () => {
    const versions = APP_VERSIONS.filter((app) => templatesFor(app).some((one) => one.id === id));
    expect(versions[0]).toBe(since);
    expect(versions).toEqual(APP_VERSIONS.slice(APP_VERSIONS.indexOf(since)));
  });

  it('has options of its own, each of which does something', () => {
    expect(own?.id ?? id, 'the id of the group of its own').toBe(id);
    const options = [...catalogueOf(id, '8_0').values()].filter(({group}) => group.id === id);
    expect(options.length).toBeGreaterThanOrEqual(4);
    // Some are about a part that another option brings.
    const starts = [
      design,
      ...options.flatMap(({key, field, initial}) =>
        others(field, initial).map((value) => setOption(design, key, value)),
      ),
    ];
    for (const {key, field, initial} of options) {
      if (READ_BY_SCRIPT.includes(key)) continue;
      for (const value of others(field, initial)) {
        const works = starts.some(
          (start) => css(setOption(start, key, value)) !== css(setOption(start, key, initial)),
        );
        expect([key, value, works]).toEqual([key, value, true]);
      }
    }
  });

  it.each(['zip', 'obs'] as const)('makes valid CSS for %s', async (target) => {
    expect(await faults(emitCss(design, {target}))).toEqual([]);
  });

  it('stands on the classes of the family and loads nothing', () => {
    const known = new Set([...CLASSES, ...(OF_KIND[runtime] ?? [])]);
    const rules = own?.css(initialsOf(own.fields), {app: '8_0', target: 'zip'}) ?? [];
    const ours = look + printRules(rules);
    expect(classesOf(ours).filter((name) => !known.has(name))).toEqual([]);
    expect(ours).not.toMatch(/@import|url\((?!["']?(?:data:image\/svg|%23))/u);
    if (output === 'css-and-zip') expect(OF_KIND[runtime]).toBeUndefined();
  });

  it('stands still for those who want that', () => {
    const text = css();
    const reduced = text.slice(text.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(reduced).toContain('.comment *,');
    expect(reduced).toContain('animation: none !important');
    expect(css(setOption(design, 'motion.reduced', 'always'))).not.toContain('@media (prefers-re');
  });

  it('begins with values that its options can have', () => {
    const wrong = [...catalogueOf(id, '8_0').values()].filter(
      ({field, initial}) => !isDeepStrictEqual(readValue(field, initial)?.value, initial),
    );
    expect(wrong.map(({key, initial}) => `${key}: ${String(initial)}`)).toEqual([]);
  });

  it('has a picture of the size that drawTemplates.ts makes', () => {
    const thumb = readFileSync(path.join(__dirname, id, 'thumb.png'));
    expect([pictureFormat(thumb), pictureSize(thumb)]).toEqual(['png', {width: 480, height: 270}]);
  });

  it('says what the visitor has to know', () => {
    expect(template.description).toMatch(/。$/u);
    if (weight.kind === 'heavy') expect(weight.why).toMatch(/。$/u);
    expect(weight.kind === 'heavy').toBe(isPro);
  });

  it('tells what changed, the newest first', () => {
    const {changes} = template;
    expect(changes.length).toBeGreaterThan(0);
    const days = changes.map(({date}) => date);
    expect(days).toEqual([...days].sort().reverse());
    for (const {date, text} of changes) {
      // What is no day stands for the first one there is.
      expect(new Date(Date.parse(date) || 0).toISOString().slice(0, 10)).toBe(date);
      expect(text).toMatch(/。$/u);
    }
  });
});

const initialsOf = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(fields).map(([id, {initial}]) => [id, initial]));
