/** Below this likeness a thing is no new form of another one. */
const ALIKE = 0.45;

/**
 * Pairs of alike things, as indexes, in the order of both lists; the sum of their likeness is the
 * greatest possible (the alignment of Needleman and Wunsch, 1970, without a penalty for gaps).
 * @param likeness from 0 to 1
 */
export function pairAlike<T>(
  older: readonly T[],
  newer: readonly T[],
  likeness: (before: T, after: T) => number,
): (readonly [older: number, newer: number])[] {
  const scores = older.map((before) =>
    newer.map((after) => {
      const score = likeness(before, after);
      return score >= ALIKE ? score : 0;
    }),
  );
  // best[i][j]: the greatest sum for the texts from i and j on.
  const best = Array.from({length: older.length + 1}, () =>
    new Array<number>(newer.length + 1).fill(0),
  );
  const at = (table: readonly (readonly number[])[], i: number, j: number): number =>
    table[i]?.[j] ?? 0;
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row === undefined) continue;
      const paired = at(scores, i, j) > 0 ? at(scores, i, j) + at(best, i + 1, j + 1) : 0;
      row[j] = Math.max(paired, at(best, i + 1, j), at(best, i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < older.length && j < newer.length) {
    if (at(best, i, j) === at(best, i + 1, j)) i += 1;
    else if (at(best, i, j) === at(best, i, j + 1)) j += 1;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

/** From 0 to 1: the Dice coefficient of the two texts' pairs of neighbouring characters. */
export function textLikeness(a: string, b: string): number {
  const [ofA, ofB] = [bigrams(a), bigrams(b)];
  if (ofA.length + ofB.length === 0) return a === b ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of ofA) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of ofB) {
    const rest = left.get(pair) ?? 0;
    if (rest > 0) {
      common += 1;
      left.set(pair, rest - 1);
    }
  }
  return (2 * common) / (ofA.length + ofB.length);
}

function bigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
