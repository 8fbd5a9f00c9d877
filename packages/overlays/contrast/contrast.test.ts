import type {Value} from '@komebiyori/fields';
import {contrast} from '@komebiyori/lib/contrast';
import {describe, expect, it} from 'vitest';
import {newDesign, setOptions} from '../model/design';
import {TEMPLATES} from '../templates/registry';
import {checkContrast, sayFailing, sayFinding} from './checkContrast';
import {over, stack, readableOn} from './color';
import {mendings} from './mend';
import {fromOklch, isKeyedOut, toOklch} from './oklch';

// Pairs that WebAIM and the WCAG techniques publish.
it.each([
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['#000000', '#ffffff', 21],
  ['#949494', '#ffffff', 3.03],
])('%s on %s has %f to 1', (text, box, ratio) => {
  expect(Math.floor(contrast(over(text, box), box) * 100) / 100).toBe(ratio);
});

it('rounds #777 on white as published, to 4.48', () => {
  expect(contrast('#777', '#fff').toFixed(2)).toBe('4.48');
});

it('lays translucent colours over what is below', () => {
  expect(over('#00000080', '#ffffff')).toBe('#7f7f7f');
  expect(over('#ff0000ff', '#ffffff')).toBe('#ff0000');
  expect(over('#ff000000', '#123456')).toBe('#123456');
});

it('lays translucent colours over each other', () => {
  // Compositing and Blending Level 1, 5.1: co = cs·αs + cb·αb·(1 − αs).
  expect(stack('#ff000080', '#0000ff80')).toBe('#aa0055c0');
  expect(stack('#ff000000', '#12345600')).toBe('#00000000');
  expect(stack('#ff0000ff', '#0000ff80')).toBe('#ff0000ff');
});

// CSS Color 4 lists these values of named colours in OKLCH.
it.each([
  ['#ff0000ff', 0.628, 0.2577, 29.23],
  ['#0000ffff', 0.452, 0.3132, 264.05],
  ['#008000ff', 0.5198, 0.1769, 142.5],
])('%s in OKLCH', (hex, l, c, degrees) => {
  const color = toOklch(hex);
  expect(color.l).toBeCloseTo(l, 2);
  expect(color.c).toBeCloseTo(c, 3);
  expect(((color.h * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 0);
  expect(fromOklch(color)).toBe(hex);
});

it('leaves sRGB at the chroma, not at the hue', () => {
  const light = fromOklch({...toOklch('#ff0000ff'), l: 0.9});
  expect(light).toMatch(/^#[\da-f]{6}ff$/u);
  const [before, after] = [toOklch('#ff0000ff'), toOklch(light)];
  expect(after.h).toBeCloseTo(before.h, 1);
  expect(after.l).toBeCloseTo(0.9, 2);
});

it('tells what a chroma key would take', () => {
  expect(isKeyedOut('#10b84aff', '#00b140')).toBe(true);
  expect(isKeyedOut('#ffffffff', '#00b140')).toBe(false);
});

it.each([
  ['#ffffffff', '#1a1a1aff'],
  ['#ffb300ff', '#1a1a1aff'],
  ['#000000ff', '#ffffffff'],
  ['#1565c0ff', '#ffffffff'],
])('writes on %s in %s', (background, ink) => {
  expect(readableOn(background)).toBe(ink);
});

it.each(TEMPLATES.map(({id}) => id))('%s reads well by itself', (id) => {
  const findings = checkContrast(newDesign(id, '8_0'));
  expect(findings.filter(({passes}) => !passes).map(sayFinding)).toEqual([]);
  expect(findings.length).toBeGreaterThan(1);
});

describe('a text that does not', () => {
  const bare = {'outline.bodyWidth': 0, 'outline.nameWidth': 0, 'outline.paidWidth': 0};
  const cases: [string, Record<string, Value>, string, string[]][] = [
    ['no edge and no box', bare, 'body', ['edge', 'box']],
    ['a thin edge', {'outline.bodyWidth': 1.5}, 'body', ['edge', 'box']],
    ['a pale edge', {'outline.bodyColor': '#cccccc'}, 'body', ['color', 'edge', 'box']],
    [
      'a box like the text',
      {...bare, 'box.isShown': true, 'box.background': '#eeeeee'},
      'body',
      ['color', 'edge', 'box'],
    ],
    [
      'paid colours',
      {'paid.colors': 'own', 'paid.background': '#ffffff', 'paid.text': '#ffff00'},
      'paid:own',
      ['color'],
    ],
    ['a role', {'roles.ownerName': '#222222'}, 'role:owner:name', ['color', 'edge', 'box']],
    ['a service', {'services.place': 'name'}, 'service:niconama:name', ['color', 'edge', 'box']],
  ];

  it.each(cases)('%s', (_, options, id, kinds) => {
    const design = setOptions(newDesign('basic', '8_0'), options);
    const finding = checkContrast(design).find(({surface}) => surface.id === id);
    if (finding === undefined) throw new Error(`No finding for ${id}`);
    expect(finding.passes).toBe(false);
    expect(finding.ratio).toBeLessThan(finding.needed + 1);
    const found = mendings(design, finding);
    expect(found.map(({kind}) => kind)).toEqual(kinds);
    for (const {options: change} of found) {
      const after = checkContrast(setOptions(design, change));
      expect(after.find(({surface}) => surface.id === id)?.passes ?? true).toBe(true);
    }
  });
});

describe('a text on a colour that only its template has', () => {
  const bare = {'outline.bodyWidth': 0, 'outline.nameWidth': 0, 'outline.paidWidth': 0};
  const failing = (template: Parameters<typeof newDesign>[0], options: Record<string, Value>) => {
    const design = setOptions(newDesign(template, '8_0'), options);
    return checkContrast(design).flatMap(({passes, surface}) => (passes ? [] : [surface.id]));
  };

  it.each([
    ['solo', {...bare, 'name.color': '#ffffff', 'solo.plate': '#ffe0e8ff'}, 'name'],
    [
      'card',
      {...bare, 'name.color': '#222222', 'card.band': '#2c4a7fff', 'card.usesService': false},
      'name',
    ],
    ['card', {...bare, 'name.color': '#53fc18'}, 'name'],
    ['solo', {...bare, 'name.color': '#25f4ee', 'solo.usesService': true}, 'name'],
    ['glass', {'name.color': '#8fa8c8', 'glass.sheen': 60}, 'name'],
    ['slot', {...bare, 'name.color': '#222222', 'slot.tab': '#101010ff'}, 'name'],
    ['basic', {...bare, 'basic.plate': 'pill', 'basic.plateColor': '#ffffffff'}, 'name'],
    ['wafu', {...bare, 'name.color': '#8a2020', 'wafu.sealColor': '#b3261eff'}, 'name'],
    ['ticker', {...bare, 'ticker.band': '#f4f4f4ff', 'box.isShown': false}, 'body'],
    ['talk', {...bare, 'talk.rightText': '#c0e0d0ff'}, 'talk:rightText'],
    ['spotlight', {'spotlight.ink': '#ffe8c0ff'}, 'spotlight:ink'],
    ['spotlight', {'spotlight.name': '#fff0d0ff'}, 'spotlight:name'],
  ] as const)('is checked there: %s %o', (template, options, id) => {
    expect(failing(template, options)).toContain(id);
  });

  it('reads well on a dark pill, whatever is behind', () => {
    const pill = {...bare, 'basic.plate': 'pill', 'basic.plateColor': '#10204aff'};
    expect(failing('basic', {...pill, 'name.color': '#ffffff'})).not.toContain('name');
    expect(failing('basic', {...bare, 'name.color': '#ffffff'})).toContain('name');
  });

  it('is mended by its own colour', () => {
    const design = setOptions(newDesign('spotlight', '8_0'), {'spotlight.ink': '#ffe8c0ff'});
    const finding = checkContrast(design).find(({surface}) => surface.id === 'spotlight:ink');
    const [first] = finding === undefined ? [] : mendings(design, finding);
    expect(Object.keys(first?.options ?? {})).toEqual(['spotlight.ink']);
  });
});

describe('a text on a box that hides what is behind', () => {
  const design = setOptions(newDesign('wafu', '8_0'), {'body.color': '#00ff66'});
  const finding = checkContrast(design).find(({surface}) => surface.id === 'body');
  if (finding === undefined) throw new Error('No finding');

  it('is told of without the background', () => {
    expect(finding).toMatchObject({by: 'box', passes: false});
    expect(finding.worst).toBeUndefined();
    expect(sayFinding(finding)).toBe(
      '本文のコントラスト比は1.01です。文字とその下の色が近いため、3以上になるように変えます。',
    );
    expect(sayFailing(checkContrast(design))).toMatch(/読みにくい配色です。$/u);
  });

  it('is mended without a second box', () => {
    const found = mendings(design, finding);
    expect(found.map(({label}) => label)).toEqual([
      '色の明るさを直す',
      '縁取りを付ける',
      '箱の色を変える',
    ]);
    expect(Object.keys(found[2]?.options ?? {})).toEqual(['box.odd', 'box.even']);
  });

  it('and on a thin one with it', () => {
    const thin = setOptions(newDesign('basic', '8_0'), {
      'outline.bodyWidth': 0,
      'box.isShown': true,
      'box.background': '#00000040',
    });
    const [body] = checkContrast(thin).filter(({surface}) => surface.id === 'body');
    expect(body?.worst).toBe('白');
    expect(sayFailing(body === undefined ? [] : [body])).toContain('背景によって');
  });
});
