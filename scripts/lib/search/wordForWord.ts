/**
 * Queries that the manual itself gives, so that nobody has to write them and nothing is tuned to
 * them: lines as a reader sees them, drawn at random, and names with the pages that define them.
 * They are read from the sources, not from the index, which might lack what it ought to hold.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {foldText} from '@komebiyori/search/fold';
import {parse} from 'yaml';
import {blockReader, type Block} from '../../../plugins/lib/readBlocks';
import {LINKS} from '../../../plugins/search/server/readSections';
import {NEWEST, readManual} from '../../../tests/content/support/manualPage';

const ROOT = path.join(__dirname, '..', '..', '..');
const SDK_TYPES = path.join(ROOT, 'node_modules', '@onecomme.com', 'onesdk', 'types');
/** Shorter lines are no query of their own, longer ones nobody types. */
const [SHORTEST, LONGEST] = [5, 40];

/** A query with the pages that answer it, by the addresses of the site. */
export interface KnownItem {
  query: string;
  expected: string[];
}

/** What is read of a page of the manual. */
export interface ReadPage {
  url: string;
  title: string;
  blocks: readonly Block[];
}

/** The pages of the newest manual as a reader sees them. */
export function readPages(): ReadPage[] {
  const readBlocks = blockReader();
  return readManual(NEWEST).map(({id, title, body}) => ({
    url: `/docs/${id.replace(/(?:^|\/)index$/u, '')}`,
    title,
    blocks: readBlocks(body),
  }));
}

/** Blocks of text with the pages that answer their lines: that of the block, or where a link leads. */
function textBlocks(pages: readonly ReadPage[]): {text: string; expected: string[]}[] {
  return pages.flatMap(({url, blocks}) => {
    let heading = '';
    return blocks.flatMap(({kind, level, text}) => {
      if (level !== undefined) heading = text;
      if (kind !== 'text') return [];
      if (heading !== LINKS) return [{text, expected: [url]}];
      const linked = pages.filter(({title}) => text.startsWith(title));
      return linked.length === 0 ? [] : [{text, expected: linked.map((one) => one.url)}];
    });
  });
}

/** Cells, items of lists and sentences that stand on one page only, `count` of them at random. */
export function drawLines(pages: readonly ReadPage[], count: number, seed: number): KnownItem[] {
  const texts = pages.map(({url, blocks}) => ({
    url,
    text: foldText(blocks.map(({text}) => text).join('\n')),
  }));
  const lines = textBlocks(pages).flatMap(({text, expected}) =>
    text
      .split(/[｜。\n]/u)
      .map((line) => line.trim())
      .filter((line) => line.length >= SHORTEST && line.length <= LONGEST && /\p{L}/u.test(line))
      .map((query) => ({query, expected})),
  );
  const random = mulberry32(seed);
  const drawn = new Map<string, KnownItem>();
  for (let tries = 0; drawn.size < count && tries < 50 * count; tries += 1) {
    const line = lines[Math.floor(random() * lines.length)];
    if (line === undefined) continue;
    const folded = foldText(line.query);
    if (texts.filter(({text}) => text.includes(folded)).length === 1) drawn.set(folded, line);
  }
  return [...drawn.values()];
}

/**
 * Names of the API definitions and of the SDK's types that no reader would type for anything else, with
 * the pages that define them. Names that no page defines are left out.
 */
export function codeNames(pages: readonly ReadPage[]): KnownItem[] {
  const definitions = definitionsIn(pages);
  return (
    [...new Set([...apiNames('openapi'), ...apiNames('asyncapi'), ...sdkNames()])]
      // A protocol, which pages are about, is no name that a row defines.
      .filter((name) => /[a-z][A-Z]|[./_]/u.test(name) && name !== 'WebSocket')
      .map((query) => ({query, expected: [...(definitions.get(foldText(query)) ?? [])]}))
      .filter(({expected}) => expected.length > 0)
  );
}

/** The names of the settings, numbered in their tables, with the pages that have such a cell. */
export function settingNames(pages: readonly ReadPage[]): KnownItem[] {
  const names = pages
    .filter(({url}) => url.startsWith('/docs/settings/'))
    .flatMap(({blocks}) => blocks.map(({text}) => /^[①-⑳]｜(?<name>[^｜]+)/u.exec(text)))
    .flatMap((match) => match?.groups?.['name']?.trim() ?? []);
  return [...new Set(names)].map((query) => ({
    query,
    expected: pages.filter(({blocks}) => hasCell(blocks, query)).map(({url}) => url),
  }));
}

/** Whether a heading or a cell is a text. */
const hasCell = (blocks: readonly Block[], text: string): boolean =>
  blocks.some((block) => block.text.split('｜').some((cell) => cell.trim() === text));

/** By folded name the pages that have a row which begins with it, or that have it as a heading. */
function definitionsIn(pages: readonly ReadPage[]): Map<string, Set<string>> {
  const definitions = new Map<string, Set<string>>();
  for (const {url, blocks} of pages) {
    for (const {kind, text} of blocks) {
      const cells = text.split('｜');
      if (kind === 'code' || (kind === 'text' && cells.length < 2)) continue;
      for (const name of namesIn(cells[0] ?? '')) {
        definitions.set(name, (definitions.get(name) ?? new Set()).add(url));
      }
    }
  }
  return definitions;
}

/** A cell or a heading, the names that it lists, and those as members: `id?、data.userId`. */
function namesIn(cell: string): Set<string> {
  const whole = cell.trim().replace(/^(?:GET|POST|PUT|DELETE) /u, '');
  const listed = whole.split(/[、,]\s*/u).map((one) => one.replace(/[?(<:].*$/u, ''));
  const members = listed.map((one) => one.replace(/^.*\./u, ''));
  return new Set([whole, ...listed, ...members].map(foldText));
}

function apiNames(file: string): string[] {
  const text = readFileSync(path.join(ROOT, 'static', 'developer', `${file}.yaml`), 'utf8');
  const names = new Set<string>();
  const walk = (node: unknown, parent: string): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, '');
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const isNamed = ['paths', 'properties', 'schemas', 'messages', 'parameters'].includes(parent);
      if (isNamed && Number.isNaN(Number(key))) names.add(key);
      if (key === 'operationId' && typeof value === 'string') names.add(value);
      if (key !== 'example' && key !== 'examples') walk(value, key);
    }
  };
  walk(parse(text), '');
  return [...names];
}

function sdkNames(): string[] {
  return readdirSync(SDK_TYPES)
    .flatMap((file) => readFileSync(path.join(SDK_TYPES, file), 'utf8').split('\n'))
    .flatMap((line) => {
      const match =
        /^\s*(?:export )?(?:declare )?(?:interface|type|enum|class|const|function) (?<type>\w+)/u.exec(
          line,
        ) ?? /^\s*(?<member>[A-Za-z_]\w*)\??(?:\(|:)/u.exec(line);
      return match?.groups?.['type'] ?? match?.groups?.['member'] ?? [];
    });
}
