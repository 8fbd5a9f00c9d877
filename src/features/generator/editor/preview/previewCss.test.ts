import {expect, it} from 'vitest';
import {newDesign, setOption} from '@site/overlays/model/design';
import {asksForFonts, previewCss, previewFonts, reloadKey} from './previewCss';

const design = newDesign('basic', '8_0');

it('starts the frame again only for what its script must know', () => {
  const key = reloadKey(design);
  expect(reloadKey(setOption(design, 'body.color', '#ff0000'))).toBe(key);
  expect(reloadKey(setOption(design, 'basic.plate', 'pill'))).toBe(key);
  expect(reloadKey(setOption(design, 'flow.limit', 3))).not.toBe(key);
  expect(reloadKey(newDesign('bubble', '8_0'))).not.toBe(key);
  expect(reloadKey(newDesign('basic', '7_0'))).not.toBe(key);
});

it('knows a design that asks for fonts of others', () => {
  const font = setOption(design, 'body.family', 'Yusei Magic');
  expect(asksForFonts(design)).toBe(false);
  expect(asksForFonts(setOption(font, 'fonts.source', 'web'))).toBe(true);
  expect(asksForFonts(setOption(font, 'fonts.source', 'bundle'))).toBe(false);
  expect(asksForFonts(setOption(font, 'fonts.source', 'local'))).toBe(false);
  expect(asksForFonts(setOption(design, 'body.family', 'Meiryo'))).toBe(false);
  const without = setOption(design, 'body.family', 'Kiwi Maru');
  expect(asksForFonts(setOption(without, 'fonts.source', 'bundle'))).toBe(true);
});

it('shows fonts that the zip will hold; others when somebody allowed it', () => {
  const font = setOption(design, 'body.family', 'Yusei Magic');
  const cssFrom = (source: string, loadsFonts = true) =>
    previewCss({
      design: setOption(font, 'fonts.source', source),
      allowsCustomCss: false,
      loadsFonts,
    });
  expect(cssFrom('web')).toContain('@import');
  // It comes as a file, and its name stays in the style sheet.
  expect(cssFrom('bundle')).not.toMatch(/@import|@font-face/u);
  expect(cssFrom('bundle')).toContain('font-family: "Yusei Magic"');
  expect(previewFonts(setOption(font, 'fonts.source', 'bundle'))).toEqual([
    {family: 'Yusei Magic', weight: 400},
  ]);
  expect(previewFonts(setOption(font, 'fonts.source', 'web'))).toEqual([]);
  expect(cssFrom('local')).not.toContain('@import');
  expect(cssFrom('web', false)).toBe(cssFrom('web').replace(/^@import.*\n/mu, ''));
  expect(cssFrom('web', false)).not.toContain('@import');
});
