import {describe, expect, it} from 'vitest';
import {newDesign, setOptions} from '../model/design';
import {templateFiles, type FontFile} from '../package/packTemplate';
import {BUNDLED_FONTS, bundledFaces} from './bundledFonts';
import {WEB_FONTS} from './webFonts';

describe('bundled fonts', () => {
  it('are families of the list, in weights that they have', () => {
    for (const {family, weights} of BUNDLED_FONTS) {
      const known = WEB_FONTS.find((font) => font.family === family)?.weights;
      expect([family, known]).toEqual([family, expect.arrayContaining([...weights])]);
    }
  });

  it('are asked for in the nearest weights, each once', () => {
    const used = [
      {family: 'Orbitron', weight: 900},
      {family: 'Orbitron', weight: 700},
      {family: 'Orbitron', weight: 500},
      {family: 'Meiryo', weight: 400},
      {family: 'DotGothic16', weight: 900},
    ];
    expect(bundledFaces(used)).toEqual([
      {family: 'DotGothic16', weight: 400},
      {family: 'Orbitron', weight: 400},
      {family: 'Orbitron', weight: 700},
    ]);
    expect(bundledFaces([])).toEqual([]);
  });
});

describe('a zip with fonts', () => {
  const notice = {copyright: 'Copyright 2020 The DotGothic16 Project Authors', licence: 'OFL'};
  const dots = {family: 'DotGothic16', weight: 400, file: 'dots.woff2', bytes: Uint8Array.of(1)};
  const textsOf = (source: string, fonts: readonly FontFile[]) => {
    const design = setOptions(newDesign('basic', '8_0'), {
      'fonts.source': source,
      'name.family': 'DotGothic16',
      'body.family': 'Kiwi Maru',
    });
    const files = templateFiles(design, {script: '', thumb: new Uint8Array(), link: '', fonts});
    const text = (name: string): string => new TextDecoder().decode(files.get(name));
    return {style: text('style.css'), licence: text('LICENSE.txt')};
  };

  it('loads only those that it does not hold', () => {
    const {style} = textsOf('bundle', [{...dots, notice}]);
    expect(style.match(/@import.*/gu)).toEqual([expect.stringContaining('Kiwi+Maru')]);
    expect(style).toContain('src: url("./assets/dots.woff2") format("woff2");');
    expect(textsOf('bundle', []).style.match(/@import/gu)).toHaveLength(2);
    expect(textsOf('local', []).style).not.toContain('@import');
  });

  it('tells their licence once, and nothing of fonts that it does not know', () => {
    const {licence} = textsOf('bundle', [
      {...dots, notice},
      {...dots, weight: 700, file: 'bold.woff2', notice},
      {family: 'Kiwi Maru', weight: 400, file: 'kiwi.woff2', bytes: Uint8Array.of(1)},
    ]);
    expect(licence.match(/Copyright 2020/gu)).toHaveLength(1);
    expect(licence.match(/^OFL$/gmu)).toHaveLength(1);
    expect(licence).toContain('The font files of Kiwi Maru in assets/ were added by');
    expect(textsOf('web', []).licence).not.toContain('font files');
  });
});
