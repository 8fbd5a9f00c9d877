import {fetchSiteFile, SiteFileError} from '@komebiyori/lib/siteFile.browser';
import type {FontSample} from '@komebiyori/overlays/css/fontSample';
import type {UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import type {FontRow, FontTable} from '../shared/templateFacts';

/** One place that asks: each `import` of the file would be a chunk of its own. */
const loadTable = async (): Promise<FontTable> =>
  (await import('@generated/overlays/default/fonts.json')).default;

const known = new Map<string, Promise<Uint8Array>>();

/**
 * The files of bundled families and weights (`bundledFaces`), each asked for once; a failed one is
 * asked for again the next time.
 * @throws SiteFileError when one does not come
 */
export async function loadFonts(faces: readonly UsedFont[]): Promise<readonly FontFile[]> {
  if (faces.length === 0) return [];
  const table = await loadTable();
  const rows = table.fonts.filter(({family, weight}) =>
    faces.some((face) => face.family === family && face.weight === weight),
  );
  return Promise.all(
    rows.map(async (row): Promise<FontFile> => {
      const {family, weight, file, copyright} = row;
      const notice = {copyright, licence: table.licence};
      return {family, weight, file, bytes: await bytesOf(row), notice};
    }),
  );
}

/**
 * What shows a bundled family, and whose it is.
 * @throws SiteFileError when the file does not come
 */
export async function loadFontSample(family: string): Promise<FontSample> {
  const table = await loadTable();
  const row = table.fonts.find((font) => font.family === family);
  if (row === undefined) throw new SiteFileError('gone', `No file of ${family}`);
  return {bytes: await fetchSiteFile(row.sample), copyright: row.copyright};
}

function bytesOf(row: FontRow): Promise<Uint8Array> {
  const asked = known.get(row.url) ?? ask(row);
  known.set(row.url, asked);
  asked.catch(() => {
    known.delete(row.url);
  });
  return asked;
}

async function ask({url, bytes}: FontRow): Promise<Uint8Array> {
  const content = await fetchSiteFile(url);
  // Half a file must not come into a zip.
  if (content.length !== bytes) {
    throw new SiteFileError('network', `${url}: ${content.length} bytes`);
  }
  return content;
}
