import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {BUNDLED_FONTS} from '@komebiyori/overlays/css/bundledFonts';
import {FONT_SAMPLES, sampleText} from '@komebiyori/overlays/css/fontSample';
import {expect, it} from 'vitest';

import {makeFontSample, SAMPLES_FOLDER} from './fontSamples';

const folder = path.join(__dirname, '..', '..', SAMPLES_FOLDER);

it('every bundled family has its sample, as `npm run font` writes it', async () => {
  const names = BUNDLED_FONTS.map(({id}) => `${id}.woff2`);
  expect((await readdir(folder)).sort()).toEqual(names.sort());
  for (const font of BUNDLED_FONTS) {
    const kept = await readFile(path.join(folder, `${font.id}.woff2`));
    expect([font.family, kept.equals(await makeFontSample(font))]).toEqual([font.family, true]);
    expect(kept.length).toBeLessThan(5000);
  }
});

it('a sample has only letters that its family has', () => {
  for (const {family, subset} of BUNDLED_FONTS) {
    expect([family, sampleText(family)]).toEqual([family, FONT_SAMPLES[subset]]);
  }
});
