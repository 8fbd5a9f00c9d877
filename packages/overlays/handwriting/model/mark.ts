/** The picture has this many units on every screen: the pixels of a 1920×1080 stream. */
export const SIZE = {width: 1920, height: 1080} as const;

/** A place of the pen: units of `SIZE` in steps of a quarter, pressure from 0 to 255. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

/** Drawn by following the pen. */
const FREE_TOOLS = ['pen', 'highlighter', 'eraser'] as const;
/** Drawn between two points. */
const SHAPE_TOOLS = ['line', 'arrow', 'rect', 'ellipse'] as const;
export const INK_TOOLS = [...FREE_TOOLS, ...SHAPE_TOOLS, 'stamp'] as const;
export type FreeTool = (typeof FREE_TOOLS)[number];
export type ShapeTool = (typeof SHAPE_TOOLS)[number];
export type InkTool = (typeof INK_TOOLS)[number];

export const STAMP_IDS = [
  'circle',
  'cross',
  'check',
  'star',
  'heart',
  'question',
  'exclamation',
  'note',
] as const;
export type StampId = (typeof STAMP_IDS)[number];

/** One thing that was drawn. */
export interface Mark {
  /** Unique on its pad. */
  readonly id: string;
  readonly tool: InkTool;
  /** `#rrggbb`. */
  readonly color: string;
  /** Units across at medium pressure. */
  readonly width: number;
  /** Seconds until it fades, counted from its end; 0 keeps it. */
  readonly fade: number;
  readonly stamp?: StampId;
  /** Of a shape the two corners, of a stamp its middle. */
  readonly points: readonly Point[];
}

export const LIMITS = {
  width: [1, 80],
  fade: [0, 60],
  /** Longer lines go on in a mark of their own. */
  points: 4000,
  marks: 2000,
  /** How far outside of the picture a line may go. */
  margin: 256,
} as const;

/** The pressure of what has none: a mouse, a finger. */
export const MEDIUM = 128;

/** Between these two a mark that fades goes from whole to nothing, in milliseconds. */
export const FADING_MS = 700;

export const isFree = (tool: InkTool): tool is FreeTool => FREE_TOOLS.some((one) => one === tool);
export const isShape = (tool: InkTool): tool is ShapeTool =>
  SHAPE_TOOLS.some((one) => one === tool);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** A point that the wire can carry, the same on every screen. */
export function pointAt(x: number, y: number, pressure = MEDIUM): Point {
  const {margin} = LIMITS;
  return {
    x: Math.round(clamp(x, -margin, SIZE.width + margin) * 4) / 4,
    y: Math.round(clamp(y, -margin, SIZE.height + margin) * 4) / 4,
    pressure: Math.round(clamp(pressure, 0, 255)),
  };
}

/** Units across at a pressure: medium is the width itself, the hardest not quite twice that. */
export const widthAt = (width: number, pressure: number): number =>
  width * (0.3 + (0.7 * pressure) / MEDIUM);

/** Units across of a stamp. */
export const stampSize = (width: number): number => 48 + width * 6;

/** How much of a mark is seen that ended so many milliseconds ago, from 0 to 1. */
export function alphaOf(fade: number, sinceMs: number): number {
  return fade === 0 ? 1 : clamp(1 - (sinceMs - fade * 1000) / FADING_MS, 0, 1);
}
