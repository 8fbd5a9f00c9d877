import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '@komebiyori/lib/contrast';

const CSS = readFileSync(path.join(__dirname, '..', 'src', 'css', 'tokens.css'), 'utf8');

/** The colour tokens of a mode; dark overrides light. */
function tokens(dark: boolean): Map<string, string> {
  const blocks = [/:root \{(?<body>[^}]*)\}/u, /\[data-theme=['"]dark['"]\] \{(?<body>[^}]*)\}/u];
  return new Map(
    blocks
      .slice(0, dark ? 2 : 1)
      .flatMap((block) =>
        [
          ...(block.exec(CSS)?.groups?.['body'] ?? '').matchAll(
            /--site-(?<name>[\w-]+): (?<hex>#[\da-f]{3,6});/gu,
          ),
        ].map(({groups}) => [groups?.['name'] ?? '', groups?.['hex'] ?? ''] as const),
      ),
  );
}

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'primary', 'primary-strong', 'accent', 'danger'].flatMap((text) =>
    ['bg', 'surface', 'surface-sunken', 'surface-tint'].map((ground) => [text, ground]),
  ),
  // Marked lines have the second.
  ...['comment', 'keyword', 'string', 'value', 'name'].flatMap((look) =>
    ['surface-sunken', 'surface-tint'].map((ground) => [`code-${look}`, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-nori', 'nori'],
  ['on-accent', 'accent'],
  ['on-amber', 'amber'],
  ['amber-ink', 'amber-surface'],
  ['accent', 'accent-surface'],
  ['danger', 'danger-surface'],
  ['on-danger', 'danger'],
  ['ink', 'mark-bg'],
  ['figure-ink', 'figure-window'],
  ['figure-soft', 'figure-window'],
  ['figure-ink', 'figure-bg'],
  ['figure-soft', 'figure-bg'],
  ['figure-ink', 'figure-bar'],
  ['figure-on', 'figure-window'],
  ['figure-info-ink', 'figure-info'],
  ['figure-obs-ink', 'figure-obs'],
  ['figure-obs-ink', 'figure-obs-panel'],
  ...['plain', 'green', 'teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow'].map((name) => [
    `on-pad-${name}`,
    `pad-${name}`,
  ]),
];
const EDGE_PAIRS = [
  ['border-strong', 'bg'],
  ['border-strong', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['lamp-on', 'nori'],
  ['lamp-bad', 'nori'],
];

describe.each([
  ['light', tokens(false)],
  ['dark', tokens(true)],
])('%s colours', (_mode, colours) => {
  const ratio = (a = '', b = ''): number => contrast(colours.get(a) ?? '', colours.get(b) ?? '');

  it.each(TEXT_PAIRS)('text %s on %s has at least 4.5:1', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGE_PAIRS)('edge %s on %s has at least 3:1', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('computes the reference ratios of WCAG', () => {
  // WCAG's own extremes, and #777 on white, the classic near miss of 4.48.
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});
