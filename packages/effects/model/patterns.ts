/** How a line of an item's patterns is meant. */
export type Pattern =
  | {readonly kind: 'word'; readonly word: string}
  | {readonly kind: 'expression'; readonly expression: RegExp}
  | {readonly kind: 'broken'};

const EXPRESSION = /^\/(.+)\/([a-z]*)$/su;

/**
 * Reads a line: between slashes it is a regular expression, else a word. Neither distinguishes upper
 * from lower case, as the manual says.
 */
export function readPattern(line: string): Pattern {
  const [, source, flags = ''] = EXPRESSION.exec(line) ?? [];
  if (source === undefined) return {kind: 'word', word: line};
  try {
    // `g` and `y` make a test depend on the one before.
    const kept = [...new Set(`${flags}i`)].filter((flag) => !'gy'.includes(flag)).join('');
    return {kind: 'expression', expression: new RegExp(source, kept)};
  } catch {
    return {kind: 'broken'};
  }
}

/** Whether a comment's text fits a line. Broken lines and empty ones fit nothing. */
export function matches(line: string, text: string): boolean {
  const pattern = readPattern(line);
  if (pattern.kind === 'broken' || line === '') return false;
  if (pattern.kind === 'expression') return pattern.expression.test(text);
  return text.toLowerCase().includes(pattern.word.toLowerCase());
}

/**
 * Whether a group with a repetition inside is itself repeated, as in `(a+)+`: on some texts the time
 * of such an expression doubles with every character. Escapes and classes are skipped.
 */
export function hasNestedRepeat(source: string): boolean {
  const groups: boolean[] = [];
  let repeats = false;
  const bare = source.replace(/\\./gsu, 'x').replace(/\[[^\]]*\]/gsu, 'x');
  for (let i = 0; i < bare.length; i += 1) {
    const one = bare.charAt(i);
    const isRepeat = /^(?:[*+]|\{\d+,\d*\})/u.test(bare.slice(i + (one === ')' ? 1 : 0)));
    if (one === '(') {
      groups.push(repeats);
      repeats = false;
    } else if (one === ')') {
      if (repeats && isRepeat) return true;
      repeats = (groups.pop() ?? false) || repeats || isRepeat;
    } else if (isRepeat) repeats = true;
  }
  return false;
}

/** Milliseconds that one test of an expression may take. */
const BUDGET = 50;

/**
 * Texts that are hard for an expression: its own letters and words again and again, and an end that fits
 * not.
 */
const hardTexts = (source: string, length: number): readonly string[] => {
  const words = source.replace(/\\[a-z]/giu, ' ').match(/[^\s\\()[\]{}*+?.^$|/]+/gu) ?? [];
  const own = new Set([...words, ...words.join(''), 'a', '0']);
  return [...own].map((one) => `${one.repeat(length)}\u0000`);
};

/**
 * Whether an expression takes too long on hard texts, which grow by two characters. Of some the very
 * first takes minutes, and nothing ends it: only for a worker that is ended when it does not answer
 * (`trial/`).
 * @param now a clock in milliseconds
 */
export function isSlow(expression: RegExp, now: () => number): boolean {
  for (let length = 6; length <= 40; length += 2) {
    for (const text of hardTexts(expression.source, length)) {
      const start = now();
      expression.test(text);
      if (now() - start > BUDGET) return true;
    }
  }
  return false;
}
