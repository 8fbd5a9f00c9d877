/** What the parent says to the frame. */
export type Order =
  /** Something that the app would send over its WebSocket. */
  | {readonly type: 'feed'; readonly message: {readonly type: string; readonly data?: unknown}}
  | {readonly type: 'css'; readonly sheet: Sheet}
  /** Fonts that style sheets name without loading them. */
  | {readonly type: 'fonts'; readonly fonts: readonly FrameFont[]}
  | {readonly type: 'pause'}
  | {readonly type: 'resume'}
  /** Lets stopped time go on by so many milliseconds. */
  | {readonly type: 'advance'; readonly ms: number};

/** What the frame says to the parent. */
export type Report =
  /** The template listens for comments. */
  {readonly type: 'connected'} | {readonly type: 'error'; readonly message: string};

/** A font file for the frame. */
export interface FrameFont {
  readonly family: string;
  readonly weight: number;
  readonly bytes: Uint8Array;
}

/** A style sheet whose imports are apart: sheets made by script have none. */
export interface Sheet {
  readonly imports: readonly string[];
  readonly css: string;
}

/** The id of the element with what the frame is told at its start. */
export const START_ID = 'overlay-preview';

/** What the frame is told at its start. */
export interface Start {
  /** What every message carries, so that none of an earlier frame counts. */
  readonly token: string;
  readonly sheet: Sheet;
}

type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isFont = (value: unknown): value is FrameFont => {
  const {family, weight, bytes} = loose(value);
  return typeof family === 'string' && typeof weight === 'number' && bytes instanceof Uint8Array;
};

/** Reads an order; undefined for anything else, or with another token. */
export function readOrder(value: unknown, token: string): Order | undefined {
  const order = loose(value);
  if (order['token'] !== token) return undefined;
  const {type} = order;
  if (type === 'pause' || type === 'resume') return {type};
  if (type === 'advance') {
    const {ms} = order;
    return typeof ms === 'number' && ms >= 0 && ms < Infinity ? {type, ms} : undefined;
  }
  if (type === 'feed') {
    const {type: kind, data} = loose(order['message']);
    return typeof kind === 'string' ? {type, message: {type: kind, data}} : undefined;
  }
  if (type === 'fonts') {
    const {fonts} = order;
    return Array.isArray(fonts) && fonts.every(isFont) ? {type, fonts} : undefined;
  }
  if (type !== 'css') return undefined;
  const {imports, css} = loose(order['sheet']);
  return isTexts(imports) && typeof css === 'string' ? {type, sheet: {imports, css}} : undefined;
}

/** Reads a report; undefined for anything else, or with another token. */
export function readReport(value: unknown, token: string): Report | undefined {
  const report = loose(value);
  if (report['token'] !== token) return undefined;
  const {type, message} = report;
  if (type === 'connected') return {type};
  return type === 'error' && typeof message === 'string' ? {type, message} : undefined;
}
