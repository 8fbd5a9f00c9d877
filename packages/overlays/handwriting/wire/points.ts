import {fromBase64Url, toBase64Url} from '../../share/base64url';
import {LIMITS, pointAt, type Point} from '../model/mark';

const START = {x: 0, y: 0, pressure: 0} as const;

/**
 * Points as text: the steps from each to the next in quarter units and in pressure, small numbers for
 * a moving pen, as zigzag varints (Protocol Buffers' encoding of sint32) in base64url.
 * @param before the point that went before, as the reader knows it
 */
export function encodePoints(points: readonly Point[], before: Point = START): string {
  const bytes: number[] = [];
  let last = before;
  for (const point of points) {
    writeStep(bytes, (point.x - last.x) * 4);
    writeStep(bytes, (point.y - last.y) * 4);
    writeStep(bytes, point.pressure - last.pressure);
    last = point;
  }
  return toBase64Url(Uint8Array.from(bytes));
}

/** The points of such a text; undefined when it is none, or none that a pad can have sent. */
export function decodePoints(text: string, before: Point = START): Point[] | undefined {
  const bytes = fromBase64Url(text);
  if (bytes === undefined) return undefined;
  const steps = readSteps(bytes);
  if (steps === undefined || steps.length % 3 !== 0 || steps.length > LIMITS.points * 3)
    return undefined;
  const points: Point[] = [];
  let last = before;
  for (let at = 0; at < steps.length; at += 3) {
    const [dx = 0, dy = 0, dp = 0] = steps.slice(at, at + 3);
    const raw = {x: last.x + dx / 4, y: last.y + dy / 4, pressure: last.pressure + dp};
    last = pointAt(raw.x, raw.y, raw.pressure);
    // What lies outside of what a pad can send did not come from one.
    if (last.x !== raw.x || last.y !== raw.y || last.pressure !== raw.pressure) return undefined;
    points.push(last);
  }
  return points;
}

function writeStep(bytes: number[], step: number): void {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** No step of a pad needs more. */
const MOST_BYTES = 3;

function readSteps(bytes: Uint8Array): number[] | undefined {
  const steps: number[] = [];
  let value = 0;
  let digits = 0;
  for (const byte of bytes) {
    value += (byte % 128) * 128 ** digits;
    digits += 1;
    if (byte >= 128) {
      if (digits === MOST_BYTES) return undefined;
      continue;
    }
    steps.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, digits] = [0, 0];
  }
  return digits === 0 ? steps : undefined;
}
