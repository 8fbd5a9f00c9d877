import {describe, expect, it} from 'vitest';
import {newDesign, setOptions, setText} from '../model/design';
import {randomDesign} from '../testing/random';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {emitCss} from './emitCss';
import {readColor} from './readColor';
import {isStyleSheet, readCss} from './readCss';

const basic = newDesign('basic', '8_0');
const OBS = {target: 'obs', editors: 'https://example.com/generator/templates'} as const;

it('takes over the variables of the manual, and keeps the rest', () => {
  const css = `@import url("https://fonts.googleapis.com/css2?family=Stick&display=swap");
body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }
:root {
  --lcv-font-size: 30px;
  --lcv-text-color: #ffffff;
  --lcv-name-color: #ffe08a;
  --lcv-background-color: rgba(20, 24, 40, 0.75);
  --lcv-comment-shadow: 0 2px 4px #000000;
  --lcv-name-outline: 4px #112233;
  --lcv-max-width: 20em;
}

.comment { margin-block: 6px; }`;
  const {design, lifted, isOurs} = readCss(css, basic);
  expect(isOurs).toBe(false);
  expect(lifted).toEqual([
    '--lcv-font-size',
    '--lcv-text-color',
    '--lcv-name-color',
    '--lcv-background-color',
    '--lcv-name-outline',
  ]);
  expect(design.opts).toEqual({
    'body.size': 30,
    'outline.nameWidth': 2,
    'outline.nameColor': '#112233ff',
    'box.isShown': true,
    'box.background': '#141828bf',
  });
  expect(design.customCss)
    .toBe(`@import url("https://fonts.googleapis.com/css2?family=Stick&display=swap");

:root {
  --lcv-comment-shadow: 0 2px 4px #000000;
  --lcv-max-width: 20em;
}

.comment { margin-block: 6px; }`);
});

it('leaves variables whose values an option cannot hold', () => {
  const css =
    ':root { --lcv-font-size: 2rem; --lcv-text-color: hotpink; --lcv-avatar-size: 999px }';
  const {design, lifted} = readCss(css, basic);
  expect(lifted).toEqual([]);
  expect(design).toEqual({...basic, customCss: css});
});

describe('CSS of ours', () => {
  it('comes back as the design that made it', () => {
    const random = mulberry32(21);
    for (let round = 0; round < 60; round += 1) {
      const design = randomDesign(random);
      const {design: read, isOurs} = readCss(emitCss(design, OBS).replaceAll('\n', '\r\n'), basic);
      expect(isOurs).toBe(true);
      expect(read).toEqual(design);
    }
  });

  it('keeps what somebody wrote into it', () => {
    const design = setText(
      setOptions(basic, {'body.size': 40}),
      'customCss',
      '.mine { color: red; }',
    );
    const edited = `${emitCss(design, OBS).replace('font-weight: 700;', 'font-weight: 800;')}\n.more { top: 0; }\n`;
    const {design: read} = readCss(edited, basic);
    expect(read.opts).toEqual(design.opts);
    expect(read.customCss).toMatch(
      /^\.mine \{ color: red; \}\n\n\.comment \.name \{[^}]*font-weight: 800;[^}]*\}\n\n\.more \{ top: 0; \}$/u,
    );
  });

  it('is foreign CSS when its link is cut', () => {
    const css = emitCss(setOptions(basic, {'body.size': 40}), OBS).replace(
      /#s=1\.\S+/u,
      '#s=1.AAAA',
    );
    const {design, isOurs} = readCss(css, basic);
    expect(isOurs).toBe(false);
    expect(design.opts).toMatchObject({'body.size': 40});
  });
});

it.each([
  ['#ABC', '#aabbccff'],
  ['rgb(255 0 0)', '#ff0000ff'],
  ['rgb(255 0 0 / 50%)', '#ff000080'],
  ['rgba( 20,24,40,.75 )', '#141828bf'],
  ['Transparent', '#00000000'],
  ['hotpink', undefined],
  ['constructor', undefined],
  ['rgb(1,2)', undefined],
])('reads the colour %s', (text, hex) => {
  expect(readColor(text)).toBe(hex);
});

describe('whether a text is a style sheet', () => {
  it.each([
    ['.a { color: red }', true],
    ['@layer a { .b { color: red } }', true],
    ['.a { .b { .c { color: red } } }', true],
    ['.a { .b { .c { .d { color: red } } } }', false],
    ['a[b="c=d;"] { color: red }', true],
    ['a = {b: c}', false],
    ['これは: {b: c}', false],
  ])('%s: %s', (text, expected) => {
    expect(isStyleSheet(text)).toBe(expected);
  });

  it.each([
    ['rules in rules', 'a{'.repeat(100_000)],
    ['signs before a bracket', `${'a='.repeat(200_000)}][{b:c}`],
    ['open brackets', `${'['.repeat(400_000)}{`],
  ])('is soon told of %s', (_, text) => {
    // With steps that grow by the square it would not end within the time of a test.
    expect(isStyleSheet(text)).toBe(false);
  });
});
