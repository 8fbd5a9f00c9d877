import {isRecord} from '@komebiyori/lib/parsedJson';

/** What stands at a path of names with dots; `undefined` where nothing does. */
export function valueAt(source: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((here, key) => (isRecord(here) ? here[key] : undefined), source);
}

/**
 * A copy with another value at the path; `undefined` takes the field away. Objects on the way that
 * are missing are made; the original and everything beside the path stay as they are.
 */
export function withValue(source: unknown, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  const copy: Record<string, unknown> = isRecord(source) ? {...source} : {};
  const next = rest.length === 0 ? value : withValue(copy[key], rest.join('.'), value);
  if (next === undefined) {
    const {[key]: _removed, ...kept} = copy;
    return kept;
  }
  copy[key] = next;
  return copy;
}
