import {textOfUnits} from './alphabet';
import {foldInto, soleUnit} from './fold';

/** What folding must know of a UTF-16 unit, as bits; every unit that was looked at has the first. */
const KNOWN = 1;
const JAPANESE = 2;
const KANA = 4;
const LATIN = 8;
const SPACE = 16;
const DROPPED_IN_KANA = 32;
const LONG_VOWEL = 64;
/** What becomes of it depends on more than its neighbours' bits, or it becomes several units. */
const SPECIAL = 128;

const knownBits = new Uint8Array(0x10000);
const foldedUnits = new Uint16Array(0x10000);
let buffer = new Uint16Array(4096);

/**
 * The folded text of `fold` alone, for the many texts of an index of which few are ever shown. Nearly
 * all of them are folded by a table of units, which needs no object for each character: an index is
 * built once, before the browser has compiled anything.
 */
export function foldText(original: string): string {
  if (original.length > buffer.length) buffer = new Uint16Array(2 * original.length);
  const length = foldByTable(original);
  if (length !== undefined) return textOfUnits(buffer.subarray(0, length));
  let folded = '';
  foldInto(original, (char) => (folded += char));
  return folded;
}

/** Fills the buffer; undefined when the text has something special. */
function foldByTable(original: string): number | undefined {
  let length = 0;
  let before = 0;
  for (let at = 0; at < original.length; at += 1) {
    const unit = original.charCodeAt(at);
    const bits = bitsOf(unit);
    if ((bits & SPECIAL) !== 0) return undefined;
    const isKept =
      (bits & (SPACE | DROPPED_IN_KANA)) === 0 || !isDropped(bits, before, original, at);
    if (isKept) buffer[length++] = foldedUnits[unit] ?? 0;
    before = bits;
  }
  return length;
}

/** The rule of `fold` for what says nothing at its place. */
function isDropped(bits: number, before: number, original: string, at: number): boolean {
  const isLast = at + 1 === original.length;
  const after = isLast ? 0 : bitsOf(original.charCodeAt(at + 1));
  if (before === 0) return false;
  if ((bits & DROPPED_IN_KANA) !== 0) {
    return (before & KANA) !== 0 && ((bits & LONG_VOWEL) !== 0 || (after & LATIN) === 0);
  }
  const isBetween = (one: number, other: number): boolean =>
    (before & one) !== 0 && (after & other) !== 0;
  return isBetween(JAPANESE, LATIN) || isBetween(LATIN, JAPANESE);
}

function bitsOf(unit: number): number {
  const known = knownBits[unit] ?? 0;
  if (known !== 0) return known;
  const bits = KNOWN | look(unit);
  knownBits[unit] = bits;
  return bits;
}

function look(unit: number): number {
  // The block CJK Unified Ideographs has nothing but kanji, which fold to themselves.
  if (unit >= 0x4e00 && unit <= 0x9fff) {
    foldedUnits[unit] = unit;
    return JAPANESE;
  }
  const sole = (unit & 0xf800) === 0xd800 ? undefined : soleUnit(String.fromCharCode(unit));
  if (sole === undefined || sole.char === 'ゔ') return SPECIAL;
  foldedUnits[unit] = sole.folded.charCodeAt(0);
  return (
    (sole.folded.length === 1 ? 0 : SPECIAL) |
    (sole.isJapanese ? JAPANESE : 0) |
    (sole.isKana ? KANA : 0) |
    (sole.isLatin ? LATIN : 0) |
    (sole.isSpace ? SPACE : 0) |
    (sole.isDroppedInKana ? DROPPED_IN_KANA : 0) |
    (sole.char === 'ー' ? LONG_VOWEL : 0)
  );
}
