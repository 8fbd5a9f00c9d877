/** Microseconds as seconds with two digits, such as `1.25`. */
export const seconds = (us: number): string => (us / 1e6).toFixed(2);

/** What is left of a wait, in steps that do not flicker. */
export function waitWords(left: number): string {
  if (left < 5) return 'まもなく';
  if (left < 60) return `あと約${Math.ceil(left / 5) * 5}秒`;
  return `あと約${Math.ceil(left / 60)}分`;
}
