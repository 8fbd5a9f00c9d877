/** Pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The canvas of most streams, in OBS. */
export const SCREEN: Size = {width: 1920, height: 1080};

/** A place at which all of a source is on the screen, as far as it fits; whole pixels. */
export function onScreen({x, y}: Point, {width, height}: Size): Point {
  const within = (value: number, room: number): number =>
    Math.round(Math.min(Math.max(value, 0), Math.max(room, 0)));
  return {x: within(x, SCREEN.width - width), y: within(y, SCREEN.height - height)};
}

/** Where most people put their comments: at the right, below. */
export const startPlace = (size: Size): Point =>
  onScreen({x: SCREEN.width - size.width - 40, y: SCREEN.height - size.height - 40}, size);

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/** The way of an arrow key: ten pixels, or one for small corrections; undefined for other keys. */
export function arrowStep(key: string, isSmall: boolean): Point | undefined {
  const step = STEPS[key];
  const pixels = isSmall ? 1 : 10;
  return step === undefined ? undefined : {x: step.x * pixels, y: step.y * pixels};
}
