/** The width of a text in pixels. */
export type Measure = (text: string) => number;

/** What must not begin a line (JIS X 4051, section 6.1.2, and JLREQ, section 3.1.7). */
const NOT_FIRST =
  /^[、。，．・：；！？!?,.)\]}」』）］｝〉》】〕ー〜…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々]/u;
/** What must not end a line (JLREQ, section 3.1.8). */
const NOT_LAST = /[「『（［｛〈《【〔([{]$/u;
/** Particles and endings, which belong to the word before them; after a mark a new phrase begins. */
const ENDING = /^\p{Script=Hiragana}/u;
const MARK = /[、。，．・：；！？!?]$/u;

const words = new Intl.Segmenter('ja', {granularity: 'word'});
const characters = new Intl.Segmenter('ja', {granularity: 'grapheme'});

/** The text in pieces between which a line may end: about a phrase each. */
export function phrases(text: string): string[] {
  const pieces: string[] = [];
  for (const {segment} of words.segment(text)) {
    const before = pieces.at(-1);
    const joins =
      before !== undefined &&
      (NOT_FIRST.test(segment) ||
        NOT_LAST.test(before) ||
        (ENDING.test(segment) && !MARK.test(before)) ||
        /^\s+$/u.test(segment));
    if (joins) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** A piece that no line can hold, in parts that fit. */
function splitWide(piece: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  for (const {segment} of characters.segment(piece)) {
    const before = parts.at(-1);
    if (before === undefined || measure(before + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = before + segment;
  }
  return parts;
}

/** Lines no wider than `width`, each as full as it can be. */
function fill(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const before = lines.at(-1);
    if (before !== undefined && measure((before + piece).trimEnd()) <= width) {
      lines[lines.length - 1] = before + piece;
    } else {
      lines.push(...(measure(piece) > width ? splitWide(piece, width, measure) : [piece]));
    }
  }
  return lines.map((line) => line.trim());
}

/** Steps in which lines are made narrower to even them out. */
const STEPS = 24;

/**
 * Breaks a text into as few lines as `width` allows, of about the same length, between phrases
 * wherever a phrase fits.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const pieces = phrases(text);
  let best = fill(pieces, width, measure);
  const widest = Math.max(0, ...pieces.map(measure));
  for (let step = 1; step < STEPS; step += 1) {
    const narrower = width * (1 - step / (2 * STEPS));
    if (narrower < widest) break;
    const lines = fill(pieces, narrower, measure);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
