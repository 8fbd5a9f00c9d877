import type {Standing} from '../model/group';
import {stack} from './color';
import type {Surface} from './surfaces';

/** The texts as they stand in a template that puts colours of its own behind them. */
export function standOn(
  surfaces: readonly Surface[],
  group: string,
  {nameOn = [], above = [], below = [], texts = []}: Standing,
  look: Pick<Surface, 'size' | 'weight'>,
): readonly Surface[] {
  const own = texts.map(({field, label, color, box}): Surface => ({
    ...look,
    id: `${group}:${field}`,
    label,
    colorKey: `${group}.${field}`,
    colors: [color],
    boxes: [box],
  }));
  const standing = surfaces.map((surface): Surface => {
    // Marks and gifts bring a box of their own.
    if (surface.edgeOf === undefined) return surface;
    const box = layers(above, surface.boxes);
    const boxes = surface.edgeOf === 'name' ? layers(nameOn, box) : box;
    return {...surface, boxes: layers(boxes, below)};
  });
  return [...standing, ...own];
}

/** Every one of some colours over every one of others; where there are none, the others alone. */
function layers(tops: readonly string[], lower: readonly string[]): readonly string[] {
  if (tops.length === 0) return lower;
  if (lower.length === 0) return tops;
  return tops.flatMap((top) => lower.map((one) => stack(top, one)));
}
