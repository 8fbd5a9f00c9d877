import * as v from 'valibot';
import {PREFECTURES, type PrefectureCode} from '../places/prefectures';

/** The parts of a map of `@svg-maps` that are used. */
const MapSchema = v.object({
  locations: v.pipe(v.array(v.object({id: v.string(), path: v.string()})), v.readonly()),
});

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The outline of a prefecture, and where its label stands. */
export interface Shape {
  readonly code: PrefectureCode;
  readonly path: string;
  readonly center: Point;
}

/** The closed lines of a path of relative moves (`m`) and ends (`z`), as the package writes them. */
function ringsOf(path: string): Point[][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m([^mz]*)z/giu)].map(([, numbers = '']) => {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    const ring: Point[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) {
      x += values[i] ?? 0;
      y += values[i + 1] ?? 0;
      ring.push({x, y});
    }
    // After an end the next relative move counts from where this line began.
    ({x, y} = ring[0] ?? {x, y});
    return ring;
  });
}

/** Twice the area, with its sign, and the centre of mass of a closed line (shoelace formula). */
function massOf(ring: readonly Point[]): {readonly area: number; readonly center: Point} {
  let [area, x, y] = [0, 0, 0];
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    area += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
  });
  const center = area === 0 ? {x: 0, y: 0} : {x: x / (3 * area), y: y / (3 * area)};
  return {area: Math.abs(area), center};
}

/** The centre of the largest island: the one of all of them may lie in the sea. */
function centerOf(path: string): Point {
  const masses = ringsOf(path).map(massOf);
  const largest = masses.reduce<(typeof masses)[number] | undefined>(
    (best, mass) => (best === undefined || mass.area > best.area ? mass : best),
    undefined,
  );
  return largest?.center ?? {x: 0, y: 0};
}

/**
 * The shapes of all prefectures.
 * @param map as `@svg-maps/japan` exports it
 * @throws Error when it is another map
 */
export function readShapes(map: unknown): readonly Shape[] {
  const {locations} = v.parse(MapSchema, map);
  const paths = new Map(locations.map(({id, path}) => [id, path]));
  return PREFECTURES.map(({code, id}) => {
    const path = paths.get(id);
    if (path === undefined) throw new Error(`The map has no ${id}`);
    return {code, path, center: centerOf(path)};
  });
}

/** What is moved and scaled on the map. */
export interface Layout {
  readonly viewBox: string;
  /** By prefecture; all others stay where they are. */
  readonly moves: ReadonlyMap<PrefectureCode, Move>;
  /** The frame around Okinawa where it is not in its place. */
  readonly frame:
    | {readonly x: number; readonly y: number; readonly width: number; readonly height: number}
    | undefined;
}

export interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const [HOKKAIDO, OKINAWA] = [1, 47];
/** Over the southern tip of Hokkaido, which stays where it is. */
const COMPACT: Move = {scale: 0.72, x: 311 * 0.28, y: 112 * 0.28};
/** Into the Sea of Japan, as on weather maps. */
const INSET: Move = {scale: 1.12, x: 104, y: -408};
const FRAME = {x: 98, y: 54, width: 154, height: 122};

/** Where everything is, in the units of the map. */
export function layoutOf({
  inset,
  compact,
}: {
  readonly inset: boolean;
  readonly compact: boolean;
}): Layout {
  const [left, bottom] = inset ? [92, 392] : [0, 516];
  const [top, right] = compact ? [26, 408] : [0, 440];
  const moves = new Map<PrefectureCode, Move>();
  if (compact) moves.set(HOKKAIDO, COMPACT);
  if (inset) moves.set(OKINAWA, INSET);
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    moves,
    frame: inset ? FRAME : undefined,
  };
}

/** Where a point of a prefecture is in a layout. */
export function moved(point: Point, move: Move | undefined): Point {
  if (move === undefined) return point;
  return {x: point.x * move.scale + move.x, y: point.y * move.scale + move.y};
}
