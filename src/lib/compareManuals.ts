/**
 * Orders versions of the manual (`major.minor`) by their numbers: negative when `a` is older, so
 * that 8.10 comes after 8.9.
 */
export function compareManuals(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}
