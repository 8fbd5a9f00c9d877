/** A fenced block of code in a page of the manual. */
export interface Fence {
  readonly file: string;
  /** The line of the opening fence, from 1; the code begins on the next one. */
  readonly line: number;
  readonly lang: string;
  /** What follows the language, for example `title="plugin.js"`. */
  readonly meta: string;
  /** Without the indentation that the fence itself has, for example in a list. */
  readonly code: string;
}

const OPENING = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})\s*(?<lang>[^\s`]*)[ \t]*(?<meta>[^`]*)$/u;

/** Every fence of a Markdown source, in order. A fence that is never closed ends with the file. */
export function fencesIn(file: string, source: string): Fence[] {
  const rows = source.split(/\r?\n/u);
  const found: Fence[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const opening = OPENING.exec(rows[at] ?? '')?.groups;
    if (opening === undefined) continue;
    const {indent = '', marks = '', lang = '', meta = ''} = opening;
    const end = rows.findIndex((row, index) => index > at && closes(row, marks));
    const last = end === -1 ? rows.length : end;
    const code = rows
      .slice(at + 1, last)
      .map((row) => withoutIndent(row, indent.length))
      .join('\n');
    found.push({file, line: at + 1, lang, meta: meta.trim(), code});
    at = last;
  }
  return found;
}

/** A closing fence has the same mark, at least as often, and nothing else. */
function closes(row: string, marks: string): boolean {
  const text = row.trim();
  return text.length >= marks.length && text === marks.charAt(0).repeat(text.length);
}

function withoutIndent(row: string, width: number): string {
  return row.slice(0, width).trim() === '' ? row.slice(width) : row;
}
