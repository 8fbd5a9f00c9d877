import * as v from 'valibot';
import {codePoints} from '@komebiyori/fields/readValue';

/** How much a text may hold. */
export interface TextLimit {
  /** Characters of the text, or of each of its lines when it has lines. */
  readonly max: number;
  /** The text is a list with one entry a line; empty lines do not count. */
  readonly maxLines?: number | undefined;
}

/** A text of at most so many characters, counted as its field does. */
export const maxCharacters = (max: number): v.CheckAction<string, undefined> =>
  v.check((text) => codePoints(text) <= max);

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Why a text is too much, and by how much; undefined for one that fits. */
export function overLimit(text: string, limit: TextLimit): string | undefined {
  const {max, maxLines} = limit;
  if (maxLines === undefined) {
    const over = codePoints(text) - max;
    return over > 0 ? `${max}文字までです。${over}文字減らすと反映されます。` : undefined;
  }
  const lines = linesOf(text);
  if (lines.length > maxLines) {
    return `${maxLines}行までです。${lines.length - maxLines}行減らすと反映されます。`;
  }
  const long = text.split('\n').findIndex((line) => codePoints(line.trim()) > max);
  if (long === -1) return undefined;
  const over = codePoints(text.split('\n')[long]?.trim() ?? '') - max;
  return `${long + 1}行目が${max}文字を超えています。${over}文字減らすと反映されます。`;
}

/** How much more fits, once that is little; undefined as long as nobody has to know. */
export function roomLeft(text: string, limit: TextLimit): string | undefined {
  const {max, maxLines} = limit;
  if (maxLines !== undefined) {
    const left = maxLines - linesOf(text).length;
    return left <= Math.min(2, maxLines / 5) ? `あと${Math.max(left, 0)}行です。` : undefined;
  }
  const left = max - codePoints(text);
  return left <= Math.min(20, Math.max(3, max / 10)) && text !== ''
    ? `あと${Math.max(left, 0)}文字です。`
    : undefined;
}
