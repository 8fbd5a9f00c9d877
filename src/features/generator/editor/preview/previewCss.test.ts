import {expect, it} from 'vitest';
import {newDesign, setOption, type Design} from '@komebiyori/overlays/model/design';
import {asksForFonts, expectedFonts, previewCss, reloadKey, type Shown} from './previewCss';

const design = newDesign('basic', '8_0');
const own = {family: 'Kiwi Maru', weight: 400, file: 'k.woff2', bytes: new Uint8Array()};

it('starts the frame again only for what its script must know', () => {
  const key = reloadKey(design);
  expect(reloadKey(setOption(design, 'body.color', '#ff0000'))).toBe(key);
  expect(reloadKey(setOption(design, 'basic.plate', 'pill'))).toBe(key);
  expect(reloadKey(setOption(design, 'flow.limit', 3))).not.toBe(key);
  expect(reloadKey(newDesign('bubble', '8_0'))).not.toBe(key);
  expect(reloadKey(newDesign('basic', '7_0'))).not.toBe(key);
});

it('knows a design that asks for fonts of others', () => {
  const asks = (one: Design, files: Shown['files'] = []) => asksForFonts({design: one, files});
  const font = setOption(design, 'body.family', 'Yusei Magic');
  expect(asks(design)).toBe(false);
  expect(asks(setOption(font, 'fonts.source', 'web'))).toBe(true);
  expect(asks(setOption(font, 'fonts.source', 'bundle'))).toBe(false);
  expect(asks(setOption(font, 'fonts.source', 'local'))).toBe(false);
  expect(asks(setOption(design, 'body.family', 'Meiryo'))).toBe(false);
  const without = setOption(design, 'body.family', 'Kiwi Maru');
  expect(asks(setOption(without, 'fonts.source', 'bundle'))).toBe(true);
  // The visitor has put a file into the zip.
  expect(asks(setOption(without, 'fonts.source', 'bundle'), [own])).toBe(false);
});

it('shows fonts that the zip will hold; others when somebody allowed it', () => {
  const font = setOption(design, 'body.family', 'Yusei Magic');
  const from = (source: string, loadsFonts = true, family = 'Yusei Magic'): Shown => ({
    design: setOption(setOption(font, 'body.family', family), 'fonts.source', source),
    ...{allowsCustomCss: false, loadsFonts, files: [own]},
  });
  const cssFrom = (...which: Parameters<typeof from>) => previewCss(from(...which));
  expect(cssFrom('web')).toContain('@import');
  // It comes as a file, and its name stays in the style sheet.
  expect(cssFrom('bundle')).not.toMatch(/@import|@font-face/u);
  expect(cssFrom('bundle')).toContain('font-family: "Yusei Magic"');
  expect(cssFrom('bundle', true, 'Kiwi Maru')).not.toMatch(/@import|@font-face/u);
  expect(cssFrom('web', true, 'Kiwi Maru')).toContain('@import');
  const families = (...which: Parameters<typeof from>) =>
    expectedFonts(from(...which)).map(({family}) => family);
  expect(families('bundle')).toEqual(['Yusei Magic']);
  expect(families('bundle', false, 'Kiwi Maru')).toEqual(['Kiwi Maru']);
  expect(families('web')).toEqual(['Yusei Magic']);
  expect(families('web', false)).toEqual([]);
  expect(families('local')).toEqual([]);
  expect(cssFrom('local')).not.toContain('@import');
  expect(cssFrom('web', false)).toBe(cssFrom('web').replace(/^@import.*\n/mu, ''));
  expect(cssFrom('web', false)).not.toContain('@import');
});
