import {once} from '@komebiyori/lib/once';
import type {Size} from './geometry';

/** What is done with pictures of a sequence that have other sizes than the first. */
export type MixedSizes = 'fit' | 'pad' | 'refuse';

const collator = once(() => new Intl.Collator('en', {numeric: true, sensitivity: 'base'}));

/** Sorts as people count: `frame2` before `frame10`; equal names keep their order. */
export function naturalSort<T extends {readonly name: string}>(files: readonly T[]): T[] {
  return [...files].sort((a, b) => collator().compare(a.name, b.name));
}

/**
 * Numbers that are missing between the first and the last of numbered files, such as 3 in `a1 a2 a4`.
 * The number is the last one of a name that changes; names without one have no gaps. At most 100.
 */
export function missingNumbers(names: readonly string[]): number[] {
  const numbers = names.flatMap((name) => {
    const found = /(\d+)\D*$/u.exec(name.replace(/\.[^.]*$/u, ''))?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  if (numbers.length < 2 || numbers.length !== names.length) return [];
  const there = new Set(numbers);
  const missing: number[] = [];
  for (let n = Math.min(...numbers); n < Math.max(...numbers) && missing.length < 100; n++)
    if (!there.has(n)) missing.push(n);
  return missing;
}

/** Where a picture goes in a frame: scaled to `width`×`height` and put at `x`, `y`. */
export interface Placing extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * How a picture gets into a frame of another size, in the middle: `fit` scales it (keeping its shape),
 * `pad` keeps its pixels and cuts what stands out.
 */
export function placeInFrame(picture: Size, frame: Size, how: 'fit' | 'pad'): Placing {
  const scale =
    how === 'pad' ? 1 : Math.min(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return {
    width,
    height,
    x: Math.floor((frame.width - width) / 2),
    y: Math.floor((frame.height - height) / 2),
  };
}
