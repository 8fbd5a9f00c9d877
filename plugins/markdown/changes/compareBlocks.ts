import {diffArrays} from 'diff';
import type {Change, Part, Section} from './shared/changes';
import type {Block} from '../../lib/readBlocks';

const words = new Intl.Segmenter('ja', {granularity: 'word'});

/** A block with the headings it stands under, for example `手順 › 音を出す`. */
interface Placed {
  readonly block: Block;
  readonly heading: string;
}

interface PlacedChange {
  readonly change: Change;
  readonly heading: string;
}

/**
 * What differs between two forms of a page, in reading order: each change stands under the heading
 * it has in the newer form or, when it was removed, in the older one.
 */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Section[] {
  const isSame = (a: Placed, b: Placed): boolean =>
    a.block.kind === b.block.kind && a.block.text === b.block.text;
  const changes: PlacedChange[] = [];
  let removed: Placed[] = [];
  let added: Placed[] = [];
  const flush = (): void => {
    changes.push(...replacement(removed, added));
    removed = [];
    added = [];
  };
  for (const step of diffArrays(place(older), place(newer), {comparator: isSame})) {
    if (step.removed) removed.push(...step.value);
    else if (step.added) added.push(...step.value);
    else flush();
  }
  flush();
  return bySection(changes);
}

function place(blocks: readonly Block[]): Placed[] {
  let path: string[] = [];
  return blocks.map((block) => {
    if (block.level !== undefined) path = [...path.slice(0, block.level - 2), block.text];
    return {block, heading: path.join(' › ')};
  });
}

/** Below this likeness a thing is no new form of another one. */
const ALIKE = 0.45;

/**
 * Pairs of alike things, as indexes, in the order of both lists; the sum of their likeness is the
 * greatest possible (the alignment of Needleman and Wunsch, 1970, without a penalty for gaps).
 * @param likeness from 0 to 1
 */
function pairAlike<T>(
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
function textLikeness(a: string, b: string): number {
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

/** Old blocks and the new ones in their place: alike ones become one change. */
function replacement(removed: readonly Placed[], added: readonly Placed[]): PlacedChange[] {
  const changes: PlacedChange[] = [];
  let oldAt = 0;
  let newAt = 0;
  const wholesUntil = (oldEnd: number, newEnd: number): void => {
    changes.push(
      ...removed.slice(oldAt, oldEnd).map((placed) => whole('removed', placed)),
      ...added.slice(newAt, newEnd).map((placed) => whole('added', placed)),
    );
  };
  for (const [oldIndex, newIndex] of pairAlike(removed, added, likeness)) {
    wholesUntil(oldIndex, newIndex);
    const [before, after] = [removed[oldIndex], added[newIndex]];
    if (before !== undefined && after !== undefined) changes.push(rewritten(before, after));
    oldAt = oldIndex + 1;
    newAt = newIndex + 1;
  }
  wholesUntil(removed.length, added.length);
  return changes;
}

/** A heading, a sentence and a line of code are never forms of one another. */
const likeness = ({block: a}: Placed, {block: b}: Placed): number =>
  a.kind === b.kind ? textLikeness(a.text, b.text) : 0;

const whole = (type: 'added' | 'removed', {block, heading}: Placed): PlacedChange => ({
  change: {type, kind: block.kind, parts: [{type, text: block.text}]},
  heading,
});

const rewritten = (before: Placed, after: Placed): PlacedChange => ({
  change: {
    type: 'changed',
    kind: after.block.kind,
    parts: compareWords(before.block.text, after.block.text),
  },
  heading: after.heading,
});

/** Japanese has no spaces between words; the segmenter knows where they end. */
function compareWords(before: string, after: string): Part[] {
  const segments = (text: string): string[] => [...words.segment(text)].map(({segment}) => segment);
  return diffArrays(segments(before), segments(after)).map(({added, removed, value}) => ({
    type: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function bySection(changes: readonly PlacedChange[]): Section[] {
  const sections: {heading: string; changes: Change[]}[] = [];
  for (const {heading, change} of changes) {
    const last = sections.at(-1);
    if (last?.heading === heading) push(last.changes, change);
    else sections.push({heading, changes: [change]});
  }
  return sections;
}

/** Lines of code that were added or removed one after the other are shown as one piece. */
function push(changes: Change[], change: Change): void {
  const last = changes.at(-1);
  if (change.kind !== 'code' || last?.kind !== 'code' || last.type !== change.type) {
    changes.push(change);
    return;
  }
  const parts = [...last.parts, {type: 'same' as const, text: '\n'}, ...change.parts];
  changes.splice(-1, 1, {...last, parts});
}
