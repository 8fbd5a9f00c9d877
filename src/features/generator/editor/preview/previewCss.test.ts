import {expect, it} from 'vitest';
import {newDesign, setOption} from '@site/overlays/model/design';
import {previewCss, previewFonts, reloadKey} from './previewCss';

const design = newDesign('basic', '8_0');

it('starts the frame again only for what its script must know', () => {
  const key = reloadKey(design);
  expect(reloadKey(setOption(design, 'body.color', '#ff0000'))).toBe(key);
  expect(reloadKey(setOption(design, 'basic.plate', 'pill'))).toBe(key);
  expect(reloadKey(setOption(design, 'flow.limit', 3))).not.toBe(key);
  expect(reloadKey(newDesign('bubble', '8_0'))).not.toBe(key);
  expect(reloadKey(newDesign('basic', '7_0'))).not.toBe(key);
});

it('shows fonts that the zip will hold', () => {
  const font = setOption(design, 'body.family', 'Yusei Magic');
  const cssFrom = (source: string) =>
    previewCss({design: setOption(font, 'fonts.source', source), allowsCustomCss: false});
  expect(cssFrom('web')).toContain('@import');
  // It comes as a file, and its name stays in the style sheet.
  expect(cssFrom('bundle')).not.toMatch(/@import|@font-face/u);
  expect(cssFrom('bundle')).toContain('font-family: "Yusei Magic"');
  expect(previewFonts(font)).toEqual([{family: 'Yusei Magic', weight: 400}]);
  expect(previewFonts(setOption(font, 'fonts.source', 'web'))).toEqual([]);
  expect(cssFrom('local')).not.toContain('@import');
});
