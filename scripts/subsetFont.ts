/**
 * Cuts M PLUS Rounded 1c ExtraBold (SIL OFL 1.1) down to the characters of the wordmark and of the
 * hero line, and the fonts of the template editor down to those of their samples. Run `npm run font`
 * after the name, the tagline, a sample or the list of those fonts changed; the files are committed,
 * so that a build needs no font tool. The stylesheets written here name the same characters.
 */
import './lib/requireNode';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {BUNDLED_FONTS} from '@komebiyori/overlays/css/bundledFonts';
import subsetFont from 'subset-font';
import {SITE} from '../config/site';
import {makeFontSample, SAMPLES_FOLDER} from './lib/fontSamples';

const ROOT = path.join(__dirname, '..');
const SOURCE =
  require.resolve('@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-japanese-800-normal.woff2');

/** What is written, and where it is used. */
const FONTS = [
  {name: 'Wordmark', text: SITE.name, css: 'src/css/fonts.css'},
  {name: 'Hero', text: SITE.tagline, css: 'src/features/home/heroFont.css'},
] as const;

/** Sorted `U+…` list of a text's characters, as CSS unicode-range wants it. */
function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return points
    .sort((a, b) => a - b)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(', ');
}

async function writeSamples(): Promise<void> {
  const folder = path.join(ROOT, SAMPLES_FOLDER);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder);
  let bytes = 0;
  for (const font of BUNDLED_FONTS) {
    const sample = await makeFontSample(font);
    await writeFile(path.join(folder, `${font.id}.woff2`), sample);
    bytes += sample.length;
  }
  console.log(`samples: ${bytes} bytes`);
}

async function main(): Promise<void> {
  await writeSamples();
  const source = await readFile(SOURCE);
  for (const {name, text, css} of FONTS) {
    const file = `rounded-${name.toLowerCase()}.woff2`;
    const font = await subsetFont(source, text, {targetFormat: 'woff2'});
    await writeFile(path.join(ROOT, 'static', 'fonts', file), font);
    console.log(`${file}: ${font.length} bytes`);
    // webpackIgnore: the bundler would inline so small a file, and the CSP forbids data: fonts.
    const face = `/* Written by scripts/subsetFont.ts: only the glyphs of one line. */
@font-face {
  font-family: "Rounded ${name}";
  font-weight: 800;
  font-display: swap;

  /* webpackIgnore: true */
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange(text)};
}
`;
    await writeFile(path.join(ROOT, css), face);
  }
}

void main();
