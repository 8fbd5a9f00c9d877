/** Where the sizes of a gift begin, in yen: those of YouTube's Super Chat. */
const STEPS = [0, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** About how many yen one of a unit is; points and coins of services count as a yen. */
const RATES: ReadonlyMap<string, number> = new Map([
  ['$', 150],
  ['USD', 150],
  ['€', 165],
  ['EUR', 165],
  ['元', 20],
]);

/** About how much a price is in yen. For sizes and orders only, never to be shown. */
export const roughYen = (price: number, unit: string): number => price * (RATES.get(unit) ?? 1);

/** The size of a gift from 1 to 7: what the service says, else what the price comes to. */
export function tierOf(told: number | undefined, price: number, unit: string): number {
  if (told !== undefined && told >= 1) return Math.min(Math.floor(told), STEPS.length);
  const yen = roughYen(price, unit);
  return Math.max(1, STEPS.filter((step) => step <= yen).length);
}
