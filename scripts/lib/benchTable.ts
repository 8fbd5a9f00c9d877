/** One part of the report: a table with its heading and how it was measured. */
export interface Section {
  title: string;
  /** How the figures came about; what a reader must know to compare them. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const NUMERIC = /^[\d,.\s/%–-]*$/u;

/** A Markdown section with an aligned table; columns of figures are set to the right. */
export function markdownSection({title, note, head, rows}: Section): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const figures = head.map((_, column) => rows.every((row) => NUMERIC.test(row[column] ?? '')));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, figures[column] ?? false)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    figures[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [first = [], ...others] = cells;
  return [`## ${title}`, '', note, '', line(first), line(rule), ...others.map(line), ''].join('\n');
}

function pad(cell: string, width: number, right: boolean): string {
  return right ? cell.padStart(width) : cell.padEnd(width);
}

/** Kilobytes (1,000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (upper + lower) / 2;
}

/** The smallest value that a part (from 0 to 1) of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}
