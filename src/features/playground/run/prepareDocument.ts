import {FILE_NAMES, type FrameFile, type TemplateFiles} from '@site/plugins/playground/client';

/** A template as the frame takes it: its page with marks in place of the files. */
export interface Prepared {
  readonly html: string;
  readonly files: readonly FrameFile[];
  /** Files that have text and that the page does not load. */
  readonly unused: readonly string[];
}

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<code>[^]*?)<\/script\s*>/giu;
const LINK = /<link\b[^>]*>/giu;
const SRC = /(?<before>\bsrc\s*=\s*["']?)(?<address>[^"'\s>]+)/iu;
const HREF = /(?<before>\bhref\s*=\s*["']?)(?<address>[^"'\s>]+)/iu;
const TYPE = /\btype\s*=\s*["']?(?<type>[^"'\s>]+)/iu;
/** What a browser runs (HTML, 4.12.1). */
const RUNS = /^(?:module|text\/javascript|application\/javascript)?$/iu;
const SDK = /(?:^|\/)__origin\/js\/onesdk\.js$/u;

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
  const known = (address: string): string | undefined => {
    if (SDK.test(address)) return add('onesdk.js', 'text/javascript', sdk);
    if (isFile(address, FILE_NAMES.script))
      return add(FILE_NAMES.script, 'text/javascript', script);
    if (isFile(address, FILE_NAMES.css)) return add(FILE_NAMES.css, 'text/css', css);
    return undefined;
  };
  const replaced = (tag: string, pattern: RegExp): string =>
    tag.replace(pattern, (whole, before: string, address: string) => {
      const file = known(address);
      return file === undefined ? whole : `${before}${file}`;
    });

  const withScripts = html.replace(SCRIPT, (whole: string, ...rest: unknown[]) => {
    const [attributes, code, at] = rest as [string, string, number];
    if (SRC.test(attributes)) {
      return `<script${replaced(attributes, SRC)}>${code}</script>`;
    }
    if (!RUNS.test(TYPE.exec(attributes)?.groups?.['type'] ?? '')) return whole;
    const above = html.slice(0, at + '<script'.length + attributes.length + '>'.length);
    const lines = above.split('\n').length - 1;
    const file = add(FILE_NAMES.html, 'text/javascript', '\n'.repeat(lines) + code);
    return `<script${attributes} src="${file}"></script>`;
  });
  const page = withScripts.replace(LINK, (tag) => replaced(tag, HREF));
  const texts = [
    [FILE_NAMES.css, css],
    [FILE_NAMES.script, script],
  ] as const;
  const unused = texts
    .filter(([name, text]) => text.trim() !== '' && !files.some((file) => file.name === name))
    .map(([name]) => name);
  return {html: page, files, unused};
}
