import {EFFECT_NAMES} from './item';
import {fieldsOf} from './fieldTable';
import type {Effect} from './item';

/** Something about an item that its maker should know. */
export interface Problem {
  /** `error`: the item cannot be used so. `warning`: it works, but not as one would think. */
  readonly severity: 'error' | 'warning';
  /** Place in the list, from 0; undefined where the file as a whole is meant. */
  readonly index: number | undefined;
  readonly id: string | undefined;
  /** Path of the field as in `fieldsOf`; undefined where the item as a whole is meant. */
  readonly path: string | undefined;
  /** A Japanese sentence that names item and field and says what to do. */
  readonly message: string;
}

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'string' && Object.hasOwn(EFFECT_NAMES, value);

/** What has no field of its own in an editor. */
const PLAIN: Readonly<Record<string, string>> = {effect: '演出', id: 'ID', options: '演出の設定'};

/** The label of the field at a path, or of the nearest field above it; the path where none is. */
export function labelOf(effect: unknown, path: string): string {
  const plain = PLAIN[path] ?? path;
  if (!isEffect(effect)) return plain;
  const nearest = fieldsOf(effect)
    .filter((field) => path === field.path || path.startsWith(`${field.path}.`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return nearest?.label ?? plain;
}
