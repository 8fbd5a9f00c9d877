import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {BUNDLED_FONTS, type BundledFont} from '@komebiyori/overlays/css/bundledFonts';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import {fontFile, fontSampleFile} from '../shared/addresses';
import type {FontRow, FontTable} from '../shared/templateFacts';

const require = createRequire(__filename);

/** A row of the table with the content of its file. */
interface BundledFile {
  readonly row: FontRow;
  readonly content: Uint8Array;
}

export interface BundledFiles {
  readonly table: FontTable;
  readonly files: readonly BundledFile[];
}

/**
 * The font files that zips may hold, from the packages of Fontsource.
 * @throws Error when a package lacks a file, or is not under the SIL Open Font License
 */
export async function bundledFiles(baseUrl: string): Promise<BundledFiles> {
  const made = await Promise.all(BUNDLED_FONTS.map((font) => filesOf(font, baseUrl)));
  const files = made.flatMap(({files: some}) => some);
  const licences = new Set(made.map(({licence}) => licence));
  const [licence] = licences;
  if (licence === undefined || licences.size > 1) {
    throw new Error('Bundled fonts: their licences are not the same text');
  }
  return {table: {licence, fonts: files.map(({row}) => row)}, files};
}

async function filesOf({family, id, subset, weights}: BundledFont, baseUrl: string) {
  const {copyright, licence} = await readNotice(id);
  const sample = `${baseUrl}${fontSampleFile(id)}`;
  const files = await Promise.all(
    weights.map(async (weight): Promise<BundledFile> => {
      const file = `${id}-${subset}-${weight}-normal.woff2`;
      const content = await readFile(require.resolve(`@fontsource/${id}/files/${file}`));
      const url = `${baseUrl}${fontFile(file)}`;
      const bytes = content.length;
      return {row: {family, weight, file, url, bytes, sample, copyright}, content};
    }),
  );
  return {files, licence};
}

/** Where the package names nobody: what the font itself says (OpenType, name ID 0). */
const COPYRIGHTS: Readonly<Record<string, string>> = {
  'noto-sans-jp':
    "Copyright (c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'.",
};

/** The first lines of the licence are the font's own; all others have the same text after them. */
async function readNotice(id: string) {
  const text = await readFile(require.resolve(`@fontsource/${id}/LICENSE`), 'utf8');
  const at = text.indexOf('This Font Software is licensed under the SIL Open Font License');
  if (at < 1) throw new Error(`@fontsource/${id}: not under the SIL Open Font License`);
  const copyright = COPYRIGHTS[id] ?? text.slice(0, at).trim();
  if (!copyright.startsWith('Copyright ')) throw new Error(`@fontsource/${id}: whose is it?`);
  return {copyright, licence: text.slice(at).trim()};
}

/** The files as packages hold them. */
export const toFontFiles = ({table, files}: BundledFiles): FontFile[] =>
  files.map(({row: {family, weight, file, copyright}, content}) => ({
    ...{family, weight, file},
    bytes: content,
    notice: {copyright, licence: table.licence},
  }));
