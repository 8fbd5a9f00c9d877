import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {parseManuals, parseVersions, type Manuals} from '../../../config/manuals';

/** Every file that belongs to the manuals, by its path from the project's folder, with slashes. */
export type Files = ReadonlyMap<string, Buffer>;

/** What a change of the manuals makes of the files, and what it tells the maintainer. */
export interface Plan {
  readonly files: Files;
  /** What was done, a sentence each. */
  readonly done: readonly string[];
  /** What the maintainer does next, a sentence each. */
  readonly next: readonly string[];
}

/** Why a change of the manuals is refused. Nothing was written. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export const VERSIONS_FILE = 'versions.json';
export const MANUALS_FILE = 'data/manuals.json';
/** The unreleased manual, with its tags beside the pages. */
export const NEXT_FOLDER = 'docs/';
/** The note that stays in the folder of the unreleased manual. */
const NOTE = `${NEXT_FOLDER}README.md`;
/** Its sidebar, where every Docusaurus project has it. */
export const NEXT_SIDEBAR = 'sidebars.ts';
export const NEXT_TAGS = `${NEXT_FOLDER}tags.yml`;

/** Where Docusaurus looks for the pages of a published version. */
export const folderOf = (version: string): string => `versioned_docs/version-${version}/`;

/** Where Docusaurus looks for the sidebar of a published version. */
export const sidebarOf = (version: string): string =>
  `versioned_sidebars/version-${version}-sidebars.json`;

/** The module of the unreleased manual's sidebar, for the JSON that published versions have. */
export const sidebarModule = (json: string): Buffer =>
  Buffer.from(`import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Of the unreleased manual in docs/; published ones are in versioned_sidebars/. Data alone. */
const sidebars: SidebarsConfig = ${json.trim()};

export default sidebars;
`);

/**
 * The sidebar of the unreleased manual, as Docusaurus writes that of a published version.
 * @throws Refusal when its module exports nothing, or is more than data.
 */
export function nextSidebar(files: Files): Buffer {
  try {
    const source = files.get(NEXT_SIDEBAR)?.toString() ?? '';
    const {code} = transformSync(source, {loader: 'ts', format: 'cjs'});
    const json = `${code}\nJSON.stringify(module.exports.default, null, 2);`;
    const sidebar: unknown = runInNewContext(json, {module: {exports: {}}});
    if (typeof sidebar !== 'string') throw new Error('it exports nothing.');
    return Buffer.from(`${sidebar}\n`);
  } catch (error) {
    throw new Refusal([`${NEXT_SIDEBAR} must be data alone: ${String(error)}`]);
  }
}

/** The files below a folder (its path ends in a slash), by their paths from there. */
export function filesBelow(files: Files, folder: string): Map<string, Buffer> {
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, content]) => [name.slice(folder.length), content]),
  );
}

/** What is in the folder of the unreleased manual besides the note. */
export function nextManual(files: Files): Map<string, Buffer> {
  const next = filesBelow(files, NEXT_FOLDER);
  next.delete(NOTE.slice(NEXT_FOLDER.length));
  return next;
}

/** Ids of the pages among the files of a manual: `guide/install`. */
export function pagesAmong(files: Files): Set<string> {
  const pages = [...files.keys()].filter((name) => /\.mdx?$/u.test(name));
  return new Set(pages.map((name) => name.replace(/\.mdx?$/u, '')));
}

/**
 * The published versions, newest first, and what data/manuals.json says of them.
 * @throws Refusal when one of the files is missing or malformed.
 */
export function readState(files: Files): {
  readonly versions: readonly string[];
  readonly newest: string;
  readonly manuals: Manuals;
} {
  const json = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '');
  try {
    const versions = parseVersions(json(VERSIONS_FILE));
    const manuals = parseManuals(json(MANUALS_FILE), versions);
    return {versions, newest: versions[0] ?? '', manuals};
  } catch (error) {
    throw new Refusal([error instanceof Error ? error.message : String(error)]);
  }
}

/** The files with versions.json and data/manuals.json as given, written as the formatter writes them. */
export function withState(files: Files, versions: readonly string[], manuals: Manuals): Files {
  const list = versions.map((version) => JSON.stringify(version)).join(', ');
  return new Map(files)
    .set(VERSIONS_FILE, Buffer.from(`[${list}]\n`))
    .set(MANUALS_FILE, Buffer.from(`${JSON.stringify(manuals, null, 2)}\n`));
}
