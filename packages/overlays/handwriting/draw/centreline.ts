import {widthAt, type Point} from '../model/mark';

/** A disc of the pen on its way. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Units between two discs of a curve, at most; what is farther apart shows corners. */
const STEP = 4;

/**
 * The way of a pen as discs: quadratic curves from middle to middle of the points, with the points as
 * control points, so that the line has no corners.
 * @param from index of the first point whose curve is wanted; it begins in the middle before it
 * @param isEnd whether the line goes on from the last middle to its very last point
 */
export function centreline(
  points: readonly Point[],
  width: number,
  {from = 0, isEnd = true} = {},
): Disc[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const before = points[from - 1];
  const start = points[from];
  const discs: Disc[] = [
    discOf(before === undefined || start === undefined ? first : middle(before, start), width),
  ];
  for (let at = from; at < points.length - 1; at += 1) {
    const [point, next] = [points[at], points[at + 1]];
    if (point === undefined || next === undefined) break;
    const start = at === 0 ? point : middle(points[at - 1] ?? point, point);
    pushCurve(discs, [start, point, middle(point, next)], width);
  }
  if (isEnd && points.length > 1) discs.push(discOf(last, width));
  return discs;
}

function pushCurve(discs: Disc[], [a, b, c]: readonly [Point, Point, Point], width: number): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y);
  const steps = Math.max(1, Math.ceil(length / STEP));
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const [wa, wb, wc] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    discs.push(
      discOf(
        {
          x: wa * a.x + wb * b.x + wc * c.x,
          y: wa * a.y + wb * b.y + wc * c.y,
          pressure: wa * a.pressure + wb * b.pressure + wc * c.pressure,
        },
        width,
      ),
    );
  }
}

const discOf = ({x, y, pressure}: Point, width: number): Disc => ({
  x,
  y,
  radius: widthAt(width, pressure) / 2,
});

const middle = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  pressure: (a.pressure + b.pressure) / 2,
});

/** Whether a line is as wide everywhere, as those of mouse and finger are. */
export const isEven = (points: readonly Point[]): boolean =>
  points.every(({pressure}) => pressure === points[0]?.pressure);

/** The head of an arrow as three corners, the tip in the middle; in units. */
export function arrowHead(from: Point, to: Point, width: number): readonly [number, number][] {
  const length = Math.min(Math.max(width * 4, 24), Math.hypot(to.x - from.x, to.y - from.y) * 0.8);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number): [number, number] => [
    to.x - length * Math.cos(angle + turn),
    to.y - length * Math.sin(angle + turn),
  ];
  return [side(0.5), [to.x, to.y], side(-0.5)];
}
