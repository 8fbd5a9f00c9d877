import {LIMITS} from '../model/design';
import {statementsOf} from './statements';
import {lineAt, preprocessed, tokensOf, type Token} from './tokens';

/** Why a line of somebody's CSS is not used before it is allowed. */
export interface Notice {
  readonly kind: 'foreign' | 'expression' | 'end-tag' | 'too-long';
  /** From 1. */
  readonly line: number;
  /** What is meant, at most 80 characters. */
  readonly text: string;
}

/**
 * Hosts that custom CSS may load from without being asked about: the manual tells how to paste their
 * fonts. Everything else would tell a foreign server that the stream began.
 */
const HOSTS: ReadonlySet<string> = new Set(['fonts.googleapis.com', 'fonts.gstatic.com']);
const EMBEDDED = /^data:(?:image|font)\//iu;

/** Properties that ran scripts in browsers of long ago, as did the function `expression()`. */
const SCRIPTED: ReadonlySet<string> = new Set(['behavior', '-moz-binding']);

/** What speaks against using this CSS; empty when it may be used as it is. */
export function noticesOf(text: string): readonly Notice[] {
  const css = preprocessed(text);
  if (css.length > LIMITS.customCss) {
    return [{kind: 'too-long', line: 1, text: `${css.length}文字`}];
  }
  const notices: Notice[] = [];
  const note = (kind: Notice['kind'], at: number, text: string): void => {
    notices.push({kind, line: lineAt(css, at), text: [...text].slice(0, 80).join('')});
  };
  for (const match of css.matchAll(/<\/style/giu)) note('end-tag', match.index, match[0]);
  let isImport = false;
  let isAddress = false;
  for (const token of tokensOf(css)) {
    const {kind, value, start} = token;
    if (kind === 'at') isImport = value === 'import';
    const isScript = kind === 'function' ? value === 'expression' : isScripted(token, css);
    if (isScript) note('expression', start, value);
    if (isForeign(token, isImport || isAddress)) note('foreign', start, value);
    if (kind === 'sign' && (value === ';' || value === '}' || value === '{')) isImport = false;
    if (kind !== 'space' && kind !== 'comment') isAddress = kind === 'function' && value === 'url';
  }
  return notices;
}

const isScripted = ({kind, value, end}: Token, css: string): boolean =>
  kind === 'name' && SCRIPTED.has(value.toLowerCase()) && /^\s*:/u.test(css.slice(end, end + 20));

/**
 * Whether a token leads to another host. A string may be an address anywhere, since variables carry
 * it into `image-set()`; where it must be one, every scheme counts.
 */
function isForeign({kind, value}: Token, mustBeAddress: boolean): boolean {
  if (kind !== 'address' && kind !== 'string') return false;
  // As the URL standard does: tabs and line ends are nothing, backslashes are slashes.
  const address = value
    .replace(/[\t\n\r]/gu, '')
    .replace(/^[\0- ]+/u, '')
    .replaceAll('\\', '/');
  if (EMBEDDED.test(address)) return false;
  const isAbsolute =
    mustBeAddress || kind === 'address'
      ? /^(?:[a-z][-+.\w]*:|\/\/)/iu
      : /^(?:https?:|wss?:|ftp:|file:|javascript:|\/\/)/iu;
  if (!isAbsolute.test(address)) return false;
  const [, host = ''] = /^(?:https:)?\/\/([^/?#:@]*)(?=[/?#]|$)/iu.exec(address) ?? [];
  return !HOSTS.has(host.toLowerCase());
}

/** A notice as a sentence for the visitor. */
export function sayNotice({kind, line, text}: Notice): string {
  switch (kind) {
    case 'foreign':
      return `${line}行目：ほかのサイトを読み込みます（${text}）。`;
    case 'expression':
      return `${line}行目：使えない書き方です（${text}）。`;
    case 'end-tag':
      return `${line}行目：CSSに書けない文字です（${text}）。`;
    case 'too-long':
      return `長すぎます（${text}）。${LIMITS.customCss}文字までにします。`;
  }
}

/** Custom CSS in two parts, because `@import` counts only before all rules. */
export interface CustomCss {
  readonly imports: readonly string[];
  readonly rest: string;
}

/**
 * Custom CSS as it is put out: nothing while notices stand against it and nobody allowed it. What
 * would end a style element is escaped always.
 */
export function usedCustomCss(css: string, isAllowed: boolean): CustomCss {
  if (css.trim() === '' || (!isAllowed && noticesOf(css).length > 0))
    return {imports: [], rest: ''};
  const safe = preprocessed(css).replace(/<\/(?=style)/giu, '<\\/');
  const imports = statementsOf(safe).filter(
    ({at, block}) => at === 'import' && block === undefined,
  );
  return {
    imports: imports.map(({start, end}) => withEnd(safe.slice(start, end).trim())),
    rest: without(safe, imports).trim(),
  };
}

const withEnd = (statement: string): string =>
  statement.endsWith(';') ? statement : `${statement};`;

/** The text without some ranges of it, which stand in order. */
export function without(
  text: string,
  ranges: readonly {readonly start: number; readonly end: number}[],
): string {
  let at = 0;
  let kept = '';
  for (const {start, end} of ranges) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}
