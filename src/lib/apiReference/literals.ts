/** JSON values as the languages of the samples write them, broken into lines. */

/** What still stands on one line. */
const LINE = 60;

interface Style {
  readonly step: string;
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
  readonly word: (value: boolean | null) => string;
  /** After the last entry of a list that is broken into lines. */
  readonly tail: string;
}

const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const SCRIPT: Style = {
  step: '  ',
  text: singleQuoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : singleQuoted(name)),
  word: String,
  tail: ',',
};

const PYTHON: Style = {
  step: '    ',
  text: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  tail: ',',
};

function print(value: unknown, style: Style, indent: string): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'boolean' || value === null) return style.word(value);
  // JSON has nothing else that is no list and no object.
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const inner = indent + style.step;
  const parts = isList
    ? value.map((one: unknown) => print(one, style, inner))
    : Object.entries(value).map(([name, one]) => `${style.key(name)}: ${print(one, style, inner)}`);
  const line = `${open}${parts.join(', ')}${close}`;
  const isShort = line.length + indent.length <= LINE && !line.includes('\n');
  if (isShort || parts.length === 0) return line;
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}${style.tail}\n${indent}${close}`;
}

/**
 * A value of JSON as JavaScript.
 * @param indent of the line on which it begins
 */
export const scriptLiteral = (value: unknown, indent = ''): string => print(value, SCRIPT, indent);

/** A value of JSON as Python. */
export const pythonLiteral = (value: unknown): string => print(value, PYTHON, '');

/** JSON as people write it, on one line where it is short. */
export function jsonText(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= LINE ? line : JSON.stringify(value, undefined, 2);
}
