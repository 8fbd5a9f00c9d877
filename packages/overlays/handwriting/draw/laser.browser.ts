import {SIZE, type Point} from '../model/mark';
import {brushPath} from './paint.browser';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly color: string;
}

/** A trail of light behind a pointer. */
export interface Laser {
  readonly add: (points: readonly Point[], color: string, now: number) => void;
  /** Draws the trail; whether some of it is left. */
  readonly draw: (now: number) => boolean;
  readonly resize: (width: number, height: number) => void;
}

/** Farther apart, two spots are no line: the pointer was lifted. */
const GAP_MS = 120;
const CORE = '#ffffff';

/** @param seconds how long a spot is seen */
export function createLaser(canvas: HTMLCanvasElement, seconds: () => number): Laser {
  const ink = canvas.getContext('2d');
  let spots: Spot[] = [];
  const wipe = (): void => {
    ink?.clearRect(0, 0, SIZE.width, SIZE.height);
  };
  return {
    add(points, color, now) {
      spots = [...spots, ...points.map(({x, y}) => ({x, y, at: now, color}))].slice(-600);
    },
    draw(now) {
      const before = spots.length;
      const life = seconds() * 1000;
      spots = spots.filter(({at}) => now - at < life);
      if (before === 0 || ink === null) return false;
      wipe();
      for (const trail of trailsOf(spots)) {
        const ages = trail.map(({at}) => 1 - (now - at) / life);
        drawTrail(ink, trail, ages);
      }
      return spots.length > 0;
    },
    resize(width, height) {
      canvas.width = Math.max(1, Math.round(width));
      canvas.height = Math.max(1, Math.round(height));
      ink?.setTransform(canvas.width / SIZE.width, 0, 0, canvas.height / SIZE.height, 0, 0);
    },
  };
}

/** Spots of one colour that follow each other closely. */
function trailsOf(spots: readonly Spot[]): Spot[][] {
  const trails: Spot[][] = [];
  let last: Spot | undefined;
  for (const spot of spots) {
    const goesOn = last !== undefined && spot.at - last.at < GAP_MS && spot.color === last.color;
    if (goesOn) trails.at(-1)?.push(spot);
    else trails.push([spot]);
    last = spot;
  }
  return trails;
}

/** A glow and, in it, a bright core; both get thinner with age, as the tail of a comet. */
function drawTrail(
  ink: CanvasRenderingContext2D,
  trail: readonly Spot[],
  left: readonly number[],
): void {
  const color = trail[0]?.color ?? CORE;
  for (const [radius, alpha, paint] of [
    [17, 0.18, color],
    [9, 0.8, color],
    [3.5, 1, CORE],
  ] as const) {
    ink.globalAlpha = alpha;
    ink.fillStyle = paint;
    ink.fill(brushPath(trail.map(({x, y}, at) => ({x, y, radius: radius * (left[at] ?? 0)}))));
  }
}
