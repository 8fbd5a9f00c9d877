const CIRCLED_ONE = 0x2460;

/** The number as the tables and labels of the manual write it: 1 is ①. */
export function circled(n: number): string {
  return String.fromCodePoint(CIRCLED_ONE + n - 1);
}
