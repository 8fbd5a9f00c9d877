import {describe, expect, it} from 'vitest';
import type {Value} from '@komebiyori/fields';
import {APP_VERSIONS, type AppVersion} from '../model/appVersions';
import {catalogueOf} from '../model/catalogue';
import {newDesign, setOption, setOptions, setText, type Design} from '../model/design';
import type {Field} from '../model/fields';
import {TEMPLATES, templatesFor} from '../templates/registry';
import {faults} from '../testing/cssFaults';
import {randomDesign} from '../testing/random';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import type {Target} from '../model/group';
import {rulesByGroup} from '../model/values';
import {emitCss} from './emitCss';
import {printRules} from './rule';
import {statementsOf} from './statements';

const OBS = {target: 'obs', editors: 'https://example.com/generator/templates'} as const;
const basic = newDesign('basic', '8_0');
const obs = (design: Design) => emitCss(design, OBS);

/** The values of a field that stand for all of them. */
function extremes(field: Field): Value[] {
  switch (field.kind) {
    case 'number':
      return [field.min, field.initial, field.max];
    case 'switch':
      return [true, false];
    case 'choice':
      return field.choices.map(({value}) => value);
    case 'color':
      return ['#00000000', '#ffffffff', '#12ab9c80'];
    case 'font':
      return ['Zen Maru Gothic', `'"\\</style>{}*/`];
    case 'text':
      return ['', `"'\\</a>*/}😀`];
    case 'list':
      return field.choices === undefined
        ? [[], [`"]{}\\'`, 'メイン']]
        : [[], field.choices.map(({value}) => value)];
    case 'image':
      return ['', 'data:image/png;base64,iVBORw0KGgo='];
  }
}

it('finds the faults that it looks for', async () => {
  expect(await faults('a { colr: red; width: blue; animation: gone 1s; }')).toHaveLength(3);
});

describe.each(TEMPLATES.map(({id}) => id))('every option of %s makes valid CSS', (id) => {
  const start = setOptions(newDesign(id, '7_0'), {'box.isShown': true, 'shadow.isShown': true});
  const all = [...catalogueOf(id, '7_0').values()];
  const groups = [...new Set(all.map(({group}) => group.id))];

  it.each(groups)('%s', async (name) => {
    const options = all.filter(({group}) => group.id === name);
    const rules = options.flatMap(({key, field}) =>
      extremes(field).flatMap((value) =>
        (['obs', 'zip'] as const).flatMap((target) =>
          rulesOf(setOption(start, key, value), name, target),
        ),
      ),
    );
    expect(await faults(unread(rules).join('\n'))).toEqual([]);
  });
});

/** The rules of one group; the others would be the same again and again. */
const rulesOf = (design: Design, group: string, target: Target): string[] =>
  rulesByGroup(design, target, group).flatMap(({rules}) => rules.map((rule) => printRules([rule])));

const read = new Set<string>();

/** Templates share most rules: each is read once, but what others name in every sheet. */
function unread(rules: readonly string[]): string[] {
  const fresh = [...new Set(rules)].filter((rule) => rule.startsWith('@') || !read.has(rule));
  for (const rule of fresh) read.add(rule);
  return fresh;
}

it('is valid for designs of any kind', async () => {
  const random = mulberry32(5);
  for (let round = 0; round < 5; round += 1)
    expect(await faults(obs(randomDesign(random)))).toEqual([]);
}, 60_000);

it('keeps its order', () => {
  const design = setOptions(setText(basic, 'customCss', '.x { color: red; }'), {
    'name.family': 'Zen Maru Gothic',
    'roles.ownerName': '#ff0000',
    'paid.colors': 'own',
    'services.place': 'name',
  });
  const css = obs(design);
  const places = [
    '/*\n',
    '@import url(',
    'body {\n  background-color: rgba(0, 0, 0, 0);\n  margin: 0px auto;\n  overflow: hidden;\n}',
    ':root {',
    '.comments {',
    ".comment[data-service='twitch'] {",
    ".comment[data-owner='true'] {",
    ".comment[data-paid='true'] {",
    '@keyframes ov-in-',
    '@media (prefers-reduced-motion: reduce)',
    '/* ここから自分のCSS */\n.x { color: red; }',
  ].map((part) => css.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('has one :root, by name, and nothing of the SDK', () => {
  const random = mulberry32(9);
  for (let round = 0; round < 50; round += 1) {
    const css = obs(setText(randomDesign(random), 'customCss', ''));
    expect(css).not.toContain('--one-sdk-');
    const roots = statementsOf(css).filter(({prelude}) => prelude === ':root');
    expect(roots).toHaveLength(1);
    const names = Array.from(
      css.slice(roots[0]?.start, roots[0]?.end).matchAll(/^ {2}(--[\w-]+):/gmu),
      ([, name]) => name,
    );
    expect(names).toEqual([...names].sort());
  }
});

it('gives equal designs equal bytes, however they were made', () => {
  const one = setOption(setOption(basic, 'body.size', 30), 'name.size', 1);
  const other = setOption(setOption(basic, 'name.size', 1), 'body.size', 30);
  expect(obs(other)).toBe(obs(one));
  expect(obs(one)).not.toMatch(/20\d\d-\d\d/u);
});

it.each(APP_VERSIONS)('lets nobody out of strings and comments in %s', (app: AppVersion) => {
  for (const {id} of templatesFor(app)) {
    const hostile = setOptions(
      setText(setText(newDesign(id, app), 'name', '*/ } body{} </style>'), 'customCss', '</style>'),
      {
        'body.family': '"}</style>',
        'filter.hiddenUsers': ['"]{}</style>'],
        'shown.first': '"}</style>',
      },
    );
    const css = emitCss(hostile, {...OBS, allowsCustomCss: true});
    expect(css.toLowerCase()).not.toContain('</style');
    expect(statementsOf(css).filter(({prelude}) => prelude === 'body')).toHaveLength(2);
  }
});

it('puts paid colours over those that the SDK writes into the comment', () => {
  expect(obs(setOption(basic, 'paid.colors', 'own'))).toContain(
    `.comment[data-paid='true'] {
  --lcv-background-color: #5a3d00ff !important;
  --lcv-text-color: #fff4d6ff !important;`,
  );
  expect(obs(setOption(basic, 'paid.colors', 'same'))).toContain(
    '--lcv-background-color: var(--ov-box-color) !important;',
  );
});

it('loads only fonts that Google has, in weights that they have', () => {
  const css = obs(
    setOptions(basic, {'name.family': 'Kiwi Maru', 'name.weight': 900, 'body.family': 'Meiryo'}),
  );
  expect(css.match(/@import.*/gu)).toEqual([
    '@import url("https://fonts.googleapis.com/css2?family=Kiwi+Maru:wght@500&display=swap");',
  ]);
  expect(css).toContain('font-family: "Meiryo", ');
  expect(
    emitCss(setOptions(basic, {'name.family': 'Kiwi Maru', 'fonts.source': 'local'}), OBS),
  ).not.toContain('@import');
});

it('puts the colour of the site around the picture of who wrote', () => {
  const twitch = (width: number): string => {
    const values = {'services.place': 'icon', 'avatar.borderWidth': width};
    const css = obs(setOptions(basic, values));
    return /\.comment\[data-service='twitch'\] \{[^}]*\}/u.exec(css)?.[0] ?? '';
  };
  expect(twitch(2)).toContain('--ov-avatar-line: #9146ffff;');
  // Without a frame nothing asks for it.
  expect(twitch(0)).not.toContain('--ov-avatar-line');
  expect(obs(setOption(basic, 'avatar.borderColor', '#123456ff'))).toContain(
    '--ov-avatar-line: #123456ff;',
  );
});

it('hides all sites but Twitch, in one rule and in OBS as well', () => {
  const rule = '.comment:not([data-service="twitch"]) {\n  display: none !important;';
  expect(obs(setOption(basic, 'filter.onlyTwitch', true))).toContain(rule);
  expect(obs(basic)).not.toContain(rule);
});

it('stands still when told to', () => {
  const still = obs(setOption(basic, 'motion.reduced', 'always'));
  expect(still).not.toContain('@media (prefers-reduced-motion');
  expect(still).toContain('animation: none !important;');
});

// OBS up to 30 paints a stroke over the letters and makes blots of them.
it.each(TEMPLATES.map(({id}) => id))('%s has strokes only where they lie behind the text', (id) => {
  for (const target of ['obs', 'zip'] as const) {
    const css = emitCss(newDesign(id, '8_0'), {target});
    const guarded = /@supports \(color: light-dark\(red, red\)\) \{\n(?: .*\n)*\}\n/gu;
    const old = css.replaceAll(guarded, '');
    expect(old).not.toMatch(/-outline: (?!0 transparent|var\()/u);
    expect(old).not.toMatch(/text-stroke: (?!0|var\()/u);
    const rings = Array.from(old.matchAll(/--ov-\w+-ring: \d.*px/gu)).length;
    const strokes = Array.from(css.matchAll(/--ov-\w+-outline: \d\S*px/gu)).length;
    expect(rings).toBe(strokes);
  }
});
