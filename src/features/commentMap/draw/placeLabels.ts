import type {Point} from './geometry';

/** A label before it is placed, in the units of the map. */
export interface Box {
  /** What it names: where it stands when nothing is in its way. */
  readonly center: Point;
  readonly width: number;
  readonly height: number;
}

/** Between two labels. */
const GAP = 0.8;
const ROUNDS = 240;
/** Part of the way home that a label goes in a round; none in the last ones, which only part labels. */
const HOME = 0.03;
const LAST = 60;

/**
 * Where labels stand so that none covers another: those that overlap part, each half of the way along
 * the shorter side, and all are drawn home. Equal input gives equal places.
 */
export function placeLabels(boxes: readonly Box[]): readonly Point[] {
  const places = boxes.map(({center}) => ({...center}));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < ROUNDS - LAST) {
      places.forEach((place, i) => {
        const home = boxes[i]?.center ?? place;
        place.x += (home.x - place.x) * HOME;
        place.y += (home.y - place.y) * HOME;
      });
    }
    if (!partAll(boxes, places) && round >= ROUNDS - LAST) break;
  }
  return places;
}

/** Parts all pairs that overlap, once; false when there were none. */
function partAll(boxes: readonly Box[], places: readonly {x: number; y: number}[]): boolean {
  let hasParted = false;
  places.forEach((one, i) => {
    const box = boxes[i];
    for (let j = i + 1; j < places.length; j += 1) {
      const [other, otherBox] = [places[j], boxes[j]];
      if (box === undefined || other === undefined || otherBox === undefined) continue;
      const right = other.x - one.x;
      const down = other.y - one.y;
      const across = (box.width + otherBox.width) / 2 + GAP - Math.abs(right);
      const along = (box.height + otherBox.height) / 2 + GAP - Math.abs(down);
      if (across <= 0 || along <= 0) continue;
      hasParted = true;
      if (across < along) {
        const step = (across / 2) * (right < 0 ? -1 : 1);
        one.x -= step;
        other.x += step;
      } else {
        const step = (along / 2) * (down < 0 ? -1 : 1);
        one.y -= step;
        other.y += step;
      }
    }
  });
  return hasParted;
}
