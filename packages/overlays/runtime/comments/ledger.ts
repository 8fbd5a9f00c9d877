import type {Item} from './item';
import {roughYen} from './readItem';

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
  readonly top: (length: number) => readonly Rank[];
}

/** What sums need of a gift. The comment itself, with its pictures, would stay for the whole stream. */
interface Gift extends Sum {
  readonly who: string;
  readonly name: string;
}

export function createLedger(): Ledger {
  const gifts = new Map<string, Gift>();
  return {
    put(items) {
      for (const {id, service, userId, user, name, price: amount, unit} of items) {
        gifts.set(id, {who: `${service} ${userId || user}`, name, amount, unit});
      }
    },
    remove(ids) {
      for (const id of ids) gifts.delete(id);
    },
    totals: () => sumsOf(gifts.values()),
    top(length) {
      const people = new Map<string, Gift[]>();
      for (const gift of gifts.values()) {
        const given = people.get(gift.who) ?? [];
        given.push(gift);
        people.set(gift.who, given);
      }
      return [...people.values()]
        .map((given) => ({name: given.at(-1)?.name ?? '', sums: sumsOf(given)}))
        .sort((a, b) => worth(b.sums) - worth(a.sums))
        .slice(0, length);
    },
  };
}

function sumsOf(gifts: Iterable<Gift>): Sum[] {
  const sums = new Map<string, number>();
  for (const {amount, unit} of gifts) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return Array.from(sums, ([unit, amount]) => ({unit, amount}))
    .filter(({amount}) => amount > 0)
    .sort((a, b) => worth([b]) - worth([a]));
}

const worth = (sums: readonly Sum[]): number =>
  sums.reduce((all, {amount, unit}) => all + roughYen(amount, unit), 0);

/** An amount as it is written: currency signs before it, words after it; services without any have points. */
export function writeAmount({amount, unit}: Sum): string {
  const digits = amount.toLocaleString('ja');
  return /^\p{Sc}$/u.test(unit) ? unit + digits : digits + (unit || 'pt');
}
