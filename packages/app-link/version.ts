/** The numbers of `8.0.7` or `8.1.0-beta.2`; undefined for a text that is no version. */
function numbers(version: string): readonly number[] | undefined {
  const found = /^v?(?<core>\d+(?:\.\d+){0,2})(?:[-+].*)?$/u.exec(version)?.groups?.['core'];
  return found?.split('.').map(Number);
}

/**
 * Whether a version of the app is at least another. A version that cannot be read counts as new
 * enough: better a try than a locked door.
 */
export function isAtLeast(version: string, minimum: string): boolean {
  const [has, needs] = [numbers(version), numbers(minimum)];
  if (has === undefined || needs === undefined) return true;
  for (let i = 0; i < 3; i += 1) {
    const difference = (has[i] ?? 0) - (needs[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
