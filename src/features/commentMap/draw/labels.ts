import type {PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import type {Point} from './geometry';
import type {Area} from './standings';

/** Where the label of an area stands. */
export interface LabelPlace {
  /** Middle of its lines. */
  readonly x: number;
  readonly y: number;
  /** What it names, when that is so far away that a line leads there. */
  readonly leadTo: Point | undefined;
}

/** Height of the letters of a prefecture and of a region, in the units of the map. */
export const LABEL_SIZES = {prefecture: 6.4, region: 13} as const;
/** From one line to the next, and so high a label is for each of its lines. */
export const LINE = 1.05;
/** A number of votes is given as much room as this one has. */
const WIDEST = '888';
/** Of the letters' height; beyond it a line leads to the place. */
const FAR = 1.5;

const WIDE = /[^ -~]/u;
/** Width of bold text in parts of its letters' height: Japanese letters are square. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.68), 0);

/**
 * Places for the labels of all areas, whether they have votes or not: a label does not move when its
 * neighbour gets a vote.
 * @param centers where the prefectures are
 */
export function labelPlaces(
  areas: readonly Area[],
  centers: ReadonlyMap<PrefectureCode, Point>,
  settings: Settings,
): ReadonlyMap<string, LabelPlace> {
  const size = LABEL_SIZES[settings.mode];
  const boxes = areas.map(({codes, names}) => {
    const name = settings.labels === 'none' ? '' : names[settings.language];
    const lines = [name, settings.counts ? WIDEST : ''].filter((line) => line !== '');
    return {
      center: middleOf(codes.flatMap((code) => centers.get(code) ?? [])),
      width: size * Math.max(0, ...lines.map(widthOf)),
      height: size * LINE * lines.length,
    };
  });
  const places = placeLabels(boxes);
  return new Map(
    areas.map(({key}, i) => {
      const {center} = boxes[i] ?? {center: {x: 0, y: 0}};
      const place = places[i] ?? center;
      const isFar = Math.hypot(place.x - center.x, place.y - center.y) > FAR * size;
      return [key, {...place, leadTo: isFar ? center : undefined}];
    }),
  );
}

/** The median of each coordinate: one prefecture in a frame of its own is far from the others. */
function middleOf(points: readonly Point[]): Point {
  return {x: median(points.map(({x}) => x)), y: median(points.map(({y}) => y))};
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** A label before it is placed, in the units of the map. */
interface Box {
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
function placeLabels(boxes: readonly Box[]): readonly Point[] {
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
