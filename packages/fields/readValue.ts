import type {Field, ListField, NumberField, Value} from './fields';

/** A value brought into the range of its field. */
export interface Fitted {
  readonly value: Value;
  /** Whether something was changed that somebody would see. */
  readonly isChanged: boolean;
}

/** Line breaks and other controls have no place in a line of text. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Reads a value from outside as a field has it: numbers are clamped and put on the grid of the
 * steps, texts cut, unknown entries of lists left out. Undefined when it is of another type.
 */
export function readValue(field: Field, raw: unknown): Fitted | undefined {
  switch (field.kind) {
    case 'number':
      return typeof raw === 'number' && Number.isFinite(raw) ? readNumber(field, raw) : undefined;
    case 'switch':
      return typeof raw === 'boolean' ? same(raw) : undefined;
    case 'choice': {
      const chosen = field.choices.find(({value}) => value === raw);
      return chosen && same(chosen.value);
    }
    case 'text':
      return typeof raw === 'string' ? readText(raw, field.maxLength) : undefined;
    case 'list':
      return Array.isArray(raw) ? readList(field, raw) : undefined;
  }
}

/** A value that is as it was. */
export const same = (value: Value): Fitted => ({value, isChanged: false});

/** On the grid from `min` in steps, without the noise of binary fractions. */
function readNumber({min, max, step}: NumberField, raw: number): Fitted {
  const clamped = Math.min(Math.max(raw, min), max);
  const onGrid = min + Math.round((clamped - min) / step) * step;
  const value = Number(Math.min(onGrid, max).toFixed(4));
  return {value, isChanged: Math.abs(value - raw) > step / 2 + 1e-9};
}

/** A line of text without controls and halves of characters, at most so many characters long. */
export function cleanLine(raw: string, maxLength: number): string {
  // What is cut here is more than any limit; the rest of a hostile text is not looked at.
  const clean = wellFormed(raw.slice(0, 4 * maxLength + 100))
    .replace(CONTROLS, ' ')
    .trim();
  return [...clean].slice(0, maxLength).join('').trim();
}

/** Characters as people count them, an emoji as one: code points. */
export const codePoints = (text: string): number => [...text].length;

/** The text without halves of characters, which no UTF-8 has. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Reads a line of text of at most so many characters. */
export function readText(raw: string, maxLength: number): Fitted {
  const value = cleanLine(raw, maxLength);
  return {value, isChanged: value !== raw.trim()};
}

function readList({choices, maxItems, maxLength}: ListField, raw: readonly unknown[]): Fitted {
  // A hostile list is cut before its entries are looked at.
  const entries = raw.slice(0, 10 * maxItems).flatMap((entry) => {
    const line = typeof entry === 'string' ? cleanLine(entry, maxLength) : '';
    return line === '' ? [] : [line];
  });
  const isKnown = (entry: string) =>
    choices === undefined || choices.some(({value}) => value === entry);
  const value = [...new Set(entries)].filter(isKnown).slice(0, maxItems);
  const isChanged = value.length !== raw.length || value.some((entry, at) => entry !== raw[at]);
  return {value, isChanged};
}
