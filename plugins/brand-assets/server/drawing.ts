/** A path with its paint; `d` is SVG path data, colours are CSS hex colours. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke, in units of the shape; ends and corners are round. */
  readonly width?: number;
}

/** Shapes moved to `x`, `y` and then scaled. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shapes: readonly Shape[];
}

/** A picture in units of its own. Written as SVG by `toSvg`, as pixels by `toPng`. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly Group[];
}

/** A group at its place and size. */
export function placed(shapes: readonly Shape[], x = 0, y = 0, scale = 1): Group {
  return {x, y, scale, shapes};
}
