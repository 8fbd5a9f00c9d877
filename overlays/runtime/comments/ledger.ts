import type {Item} from './item';
import {roughYen} from './tier';

/** An amount in one unit: units of services cannot be added up. */
export interface Sum {
  readonly amount: number;
  readonly unit: string;
}

interface Rank {
  readonly name: string;
  readonly sums: readonly Sum[];
}

/** What came in, by comment. */
export interface Ledger {
  /** Adds gifts; one with a known id replaces it. */
  readonly put: (gifts: readonly Item[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** By unit, the most first. */
  readonly totals: () => readonly Sum[];
  /** Who gave the most, over all units roughly in yen. */
  readonly ranking: (length: number) => readonly Rank[];
}

export function createLedger(): Ledger {
  const gifts = new Map<string, Item>();
  return {
    put(items) {
      for (const item of items) gifts.set(item.id, item);
    },
    remove(ids) {
      for (const id of ids) gifts.delete(id);
    },
    totals: () => sumsOf([...gifts.values()]),
    ranking(length) {
      const people = new Map<string, Item[]>();
      for (const gift of gifts.values()) {
        const key = `${gift.service} ${gift.userId || gift.user}`;
        people.set(key, [...(people.get(key) ?? []), gift]);
      }
      return [...people.values()]
        .map((given) => ({name: given.at(-1)?.name ?? '', sums: sumsOf(given)}))
        .sort((a, b) => worth(b.sums) - worth(a.sums))
        .slice(0, length);
    },
  };
}

function sumsOf(gifts: readonly Item[]): Sum[] {
  const sums = new Map<string, number>();
  for (const {price, unit} of gifts) sums.set(unit, (sums.get(unit) ?? 0) + price);
  return Array.from(sums, ([unit, amount]) => ({unit, amount}))
    .filter(({amount}) => amount > 0)
    .sort((a, b) => worth([b]) - worth([a]));
}

const worth = (sums: readonly Sum[]): number =>
  sums.reduce((all, {amount, unit}) => all + roughYen(amount, unit), 0);

/** An amount as it is written: currency signs before it, words after it; services without any have points. */
export function writeAmount({amount, unit}: Sum): string {
  const digits = amount.toLocaleString('ja-JP');
  return /^\p{Sc}$/u.test(unit) ? `${unit}${digits}` : `${digits}${unit || 'pt'}`;
}
