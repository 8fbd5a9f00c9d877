import {statementsOf} from '../css/statements';
import {toBase64} from '../share/base64url';
import type {Sheet} from './messages';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/**
 * A template's style sheet for the preview: its files stand in it as `data:`, because the frame has
 * no folder; imports of other hosts are apart.
 */
export function sheetOf(css: string, files: ReadonlyMap<string, Uint8Array>): Sheet {
  const imports: string[] = [];
  let rest = '';
  let from = 0;
  for (const {at, prelude, start, end} of statementsOf(css)) {
    if (at !== 'import') continue;
    const address = /https:\/\/[^"')\s]+/u.exec(prelude)?.[0];
    if (address !== undefined) imports.push(address);
    rest += css.slice(from, start);
    from = end;
  }
  return {imports, css: inlined(rest + css.slice(from), files)};
}

function inlined(css: string, files: ReadonlyMap<string, Uint8Array>): string {
  let made = css;
  for (const [path, bytes] of files) {
    const type = TYPES[/\.(\w+)$/u.exec(path)?.[1] ?? ''];
    if (type === undefined || !path.startsWith('assets/')) continue;
    made = made.replaceAll(`./${path}`, () => `data:${type};base64,${toBase64(bytes)}`);
  }
  return made;
}
