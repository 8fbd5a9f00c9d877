import {FILE_NAMES, type FrameFile, type TemplateFiles} from '@site/plugins/playground/client';

/** A template as the frame takes it: its page with marks in place of the files. */
export interface Prepared {
  readonly html: string;
  readonly files: readonly FrameFile[];
  /** Files that have text and that the page does not load. */
  readonly unused: readonly string[];
  /** Scripts in the page beyond the `MOST_SCRIPTS` that run. */
  readonly leftOut: number;
}

/** What the SDK is called where errors name a file. */
export const SDK_FILE = 'onesdk.js';

/** Each is a file, with as many empty lines as stand above it. */
export const MOST_SCRIPTS = 100;

/*
 * The page may be anybody's, and this takes the time of ours: whatever it holds, each expression looks
 * at a letter a few times at most.
 */
const LINK = /<link\b[^<>]*>/giu;
const SRC = /(?<before>(?:^|[\s"'/])src\s*=\s*["']?)(?<address>[^"'\s>]+)/iu;
const HREF = /(?<before>[\s"'/]href\s*=\s*["']?)(?<address>[^"'\s>]+)/iu;
const TYPE = /(?:^|[\s"'/])type\s*=\s*["']?(?<type>[^"'\s>]+)/iu;
/** What a browser runs (HTML, 4.12.1; the types of JavaScript are those of MIME Sniffing, 4.6). */
const RUNS =
  /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/iu;
const SDK = /(?:^|\/)__origin\/js\/onesdk\.js$/u;

/** A script as it stands in a page. */
interface Found {
  readonly at: number;
  readonly end: number;
  readonly attributes: string;
  readonly code: string;
  /** Line breaks above its code. */
  readonly above: number;
}

/** The scripts of a page, up to the first that has no end: there the browser runs none either. */
function findScripts(html: string): Found[] {
  const [opening, closing] = [/<script\b/giu, /<\/script\s*>/giu];
  const found: Found[] = [];
  let above = 0;
  let counted = 0;
  for (let open = opening.exec(html); open !== null; open = opening.exec(html)) {
    const tagEnd = html.indexOf('>', opening.lastIndex);
    if (tagEnd === -1) break;
    closing.lastIndex = tagEnd + 1;
    const close = closing.exec(html);
    if (close === null) break;
    above += html.slice(counted, tagEnd).split('\n').length - 1;
    counted = tagEnd;
    found.push({
      ...{at: open.index, end: closing.lastIndex, above},
      attributes: html.slice(opening.lastIndex, tagEnd),
      code: html.slice(tagEnd + 1, close.index),
    });
    opening.lastIndex = closing.lastIndex;
  }
  return found;
}

const isFile = (address: string, name: string): boolean => address.replace(/^\.\//u, '') === name;

/**
 * Puts marks into the page of a template where its files and the SDK are loaded. Inline scripts become
 * files of their own, with as many empty lines before them as stand above them in the page, so that
 * errors name the line that the editor shows.
 * @param sdk the SDK's own file
 * @param mark what no template holds
 */
export function prepareDocument(
  {html, css, script}: TemplateFiles,
  sdk: string,
  mark: string,
): Prepared {
  const files: FrameFile[] = [];
  const add = (name: string, type: string, text: string): string => {
    const file = {mark: `${mark}${files.length}-`, name, type, text};
    files.push(file);
    return file.mark;
  };
  /** A file that is loaded again is the same one. */
  const once = (name: string, type: string, text: string): string =>
    files.find((file) => file.name === name)?.mark ?? add(name, type, text);
  const known = (address: string): string | undefined => {
    if (SDK.test(address)) return once(SDK_FILE, 'text/javascript', sdk);
    if (isFile(address, FILE_NAMES.script))
      return once(FILE_NAMES.script, 'text/javascript', script);
    if (isFile(address, FILE_NAMES.css)) return once(FILE_NAMES.css, 'text/css', css);
    return undefined;
  };
  const replaced = (tag: string, pattern: RegExp): string =>
    tag.replace(pattern, (whole, before: string, address: string) => {
      const file = known(address);
      return file === undefined ? whole : `${before}${file}`;
    });

  let inPage = 0;
  const tagOf = ({attributes, code, above}: Found): string | undefined => {
    if (SRC.test(attributes)) return `<script${replaced(attributes, SRC)}>${code}</script>`;
    if (!RUNS.test(TYPE.exec(attributes)?.groups?.['type'] ?? '')) return undefined;
    inPage += 1;
    if (inPage > MOST_SCRIPTS) return '';
    const file = add(FILE_NAMES.html, 'text/javascript', '\n'.repeat(above) + code);
    return `<script${attributes} src="${file}"></script>`;
  };
  let withScripts = '';
  let done = 0;
  for (const found of findScripts(html)) {
    const tag = tagOf(found) ?? html.slice(found.at, found.end);
    withScripts += html.slice(done, found.at) + tag;
    done = found.end;
  }
  withScripts += html.slice(done);
  const page = withScripts.replace(LINK, (tag) => replaced(tag, HREF));
  const texts = [
    [FILE_NAMES.css, css],
    [FILE_NAMES.script, script],
  ] as const;
  const unused = texts
    .filter(([name, text]) => text.trim() !== '' && !files.some((file) => file.name === name))
    .map(([name]) => name);
  return {html: page, files, unused, leftOut: Math.max(0, inPage - MOST_SCRIPTS)};
}
