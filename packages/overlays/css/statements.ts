import {tokensOf, type Token} from './tokens';

/** A rule or an at-rule on the outermost level. */
export interface Statement {
  /** The name of an at-rule in lower case: `import`; undefined for a style rule. */
  readonly at?: string;
  /** What stands before the block or the semicolon, without comments: `.a, .b`. */
  readonly prelude: string;
  /** Places of the whole statement. */
  readonly start: number;
  readonly end: number;
  /** Places of what the braces hold; undefined without a block. */
  readonly block?: {readonly start: number; readonly end: number};
}

/** The statements of a style sheet. What is never closed reaches to the end. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  const tokens = tokensOf(text);
  let current: Open | undefined;
  let depth = 0;
  for (const token of tokens) {
    current ??= opened(token);
    if (current === undefined) continue;
    const {kind, value, start, end} = token;
    const sign = kind === 'sign' ? value : '';
    if (sign === '{') {
      if (depth === 0) current.blockStart = end;
      depth += 1;
    } else if (sign === '}') {
      depth = Math.max(depth - 1, 0);
      if (depth === 0) current.blockEnd ??= start;
    } else if (depth === 0 && sign !== ';' && kind !== 'comment') {
      current.prelude += text.slice(start, end);
    }
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    statements.push(closed(current, end));
    current = undefined;
  }
  return current === undefined ? statements : [...statements, closed(current, text.length)];
}

interface Open {
  readonly at?: string;
  readonly start: number;
  prelude: string;
  blockStart?: number;
  blockEnd?: number;
}

function opened({kind, value, start}: Token): Open | undefined {
  if (kind === 'space' || kind === 'comment') return undefined;
  return {start, prelude: '', ...(kind === 'at' && {at: value})};
}

const closed = ({at, start, prelude, blockStart, blockEnd}: Open, end: number): Statement => ({
  ...(at === undefined ? {} : {at}),
  prelude: prelude.trim(),
  start,
  end,
  ...(blockStart === undefined ? {} : {block: {start: blockStart, end: blockEnd ?? end}}),
});

/** A declaration with its places in the text that it was read from. */
export interface Declaration {
  readonly name: string;
  /** As written, without comments at its ends. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The declarations of a block without nested rules. */
export function declarationsOf(
  text: string,
  {start, end}: {readonly start: number; readonly end: number},
): Declaration[] {
  const inside = text.slice(start, end);
  const made: Declaration[] = [];
  let depth = 0;
  let colon = -1;
  let from = -1;
  const finish = (until: number, after: number): void => {
    if (from !== -1 && colon !== -1) {
      const name = inside.slice(from, colon).trim();
      const value = inside.slice(colon + 1, until).trim();
      made.push({name, value, start: start + from, end: start + after});
    }
    from = -1;
    colon = -1;
  };
  for (const {kind, value, start: at, end: after} of tokensOf(inside)) {
    if (kind === 'space' || kind === 'comment') continue;
    const sign = kind === 'sign' ? value : '';
    if (kind === 'function' || sign === '(' || sign === '[' || sign === '{') depth += 1;
    if (sign === ')' || sign === ']' || sign === '}') depth -= 1;
    if (from === -1 && sign !== ';') from = at;
    if (depth === 0 && sign === ':' && colon === -1) colon = at;
    if (depth <= 0 && sign === ';') finish(at, after);
  }
  finish(inside.length, inside.length);
  return made;
}
