import {createHash} from 'node:crypto';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildBoot} from '../boot/buildBoot';
import {readPages} from '../lib/pages';
import {classesOf, moduleClassesOf, slim, stylesheetsOf, withStyles, wordsOf} from './pageStyles';
import {APPLICATION, rankOf, SHARED} from './sheets';

/**
 * Gives each page one stylesheet, with the sheets of which its HTML uses a class; README.md says how.
 * @param outDir the built site, whose pages are changed
 */
export async function writePageStyles(outDir: string): Promise<void> {
  const pages = await readPages(outDir);
  const sheets = await readSheets(outDir, [...pages.values()]);
  const partsOf = partFinder(sheets);
  const written = new Map<string, Promise<string>>();
  for (const [name, html] of pages) {
    const all = stylesheetsOf(html);
    if (all.length === 0) continue;
    const later = all.filter((sheet) => isNamed(sheet, APPLICATION));
    const parts = partsOf(html);
    const key = parts.join(' ');
    const shared = all.filter((sheet) => !later.includes(sheet));
    const own = written.get(key) ?? writeTogether(outDir, [...shared, ...parts], sheets);
    written.set(key, own);
    const styled = withStyles(html, {own: await own, parts, later});
    await replaceFile(path.join(outDir, name), styled);
  }
  // It is in the file of every page.
  const shared = [...sheets.keys()].filter(isShared);
  await Promise.all(shared.map((sheet) => rm(path.join(outDir, sheet))));
}

const FOLDER = '/assets/css/';
const isNamed = (sheet: string, name: string): boolean => sheet.startsWith(`${FOLDER}${name}.`);
const isShared = (sheet: string): boolean => isNamed(sheet, SHARED);

/** All stylesheets by their addresses, the shared one without what nothing uses. */
async function readSheets(outDir: string, pages: readonly string[]): Promise<Map<string, string>> {
  const read = async (folder: string): Promise<[string, string][]> =>
    Promise.all(
      (await readdir(path.join(outDir, folder))).map(async (name): Promise<[string, string]> => [
        folder + name,
        await readFile(path.join(outDir, folder, name), 'utf8'),
      ]),
    );
  const sheets = await read(FOLDER);
  const others = sheets.filter(([sheet]) => !isShared(sheet));
  const words = new Set<string>();
  for (const text of [
    ...pages,
    buildBoot().code,
    ...(await read('/assets/js/')).map(([, script]) => script),
    ...others.map(([, css]) => (css.match(/--[\w-]+/gu) ?? []).join(' ')),
  ]) {
    for (const word of wordsOf(text)) words.add(word);
  }
  return new Map(
    sheets.map(([sheet, css]) => [sheet, isShared(sheet) ? slim(css, words) : css] as const),
  );
}

/** Finds the sheets of which a page uses a class, in their order. */
function partFinder(sheets: ReadonlyMap<string, string>): (html: string) => string[] {
  const ordered = [...sheets.keys()]
    .filter((sheet) => !isShared(sheet) && !isNamed(sheet, APPLICATION))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
  const owners = new Map(
    ordered.flatMap((sheet) =>
      [...moduleClassesOf(sheets.get(sheet) ?? '')].map((name) => [name, sheet] as const),
    ),
  );
  return (html) => {
    const used = new Set(classesOf(html).map((name) => owners.get(name)));
    return ordered.filter((sheet) => used.has(sheet));
  };
}

/** Writes stylesheets as one file. */
async function writeTogether(
  outDir: string,
  wanted: readonly string[],
  sheets: ReadonlyMap<string, string>,
): Promise<string> {
  const css = wanted.map((sheet) => sheets.get(sheet) ?? '').join('');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const address = `${FOLDER}page.${hash}.css`;
  await writeFile(path.join(outDir, address), css);
  return address;
}

/** Other plugins read the pages at the same time: they must never see half a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
