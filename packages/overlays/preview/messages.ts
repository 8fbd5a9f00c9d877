import type {FrameBatch} from './frameTimes';

/** What the parent says to the frame. */
export type Order =
  /** Something that the app would send over its WebSocket. */
  | {readonly type: 'feed'; readonly message: {readonly type: string; readonly data?: unknown}}
  | {readonly type: 'css'; readonly sheet: Sheet}
  /** Fonts that style sheets name without loading them. */
  | {readonly type: 'fonts'; readonly fonts: readonly FrameFont[]}
  /** Families whose arrival is told; those of earlier words count no more. */
  | {readonly type: 'expect'; readonly fonts: readonly ExpectedFont[]}
  /** From now on it is told how frames go, while time does not stand. */
  | {readonly type: 'measure'}
  | {readonly type: 'pause'}
  | {readonly type: 'resume'}
  /** Lets stopped time go on by so many milliseconds. */
  | {readonly type: 'advance'; readonly ms: number};

/** What the frame says to the parent. */
export type Report =
  /** The template listens for comments. */
  | {readonly type: 'connected'}
  | {readonly type: 'error'; readonly message: string}
  | ({readonly type: 'frames'} & FrameBatch)
  /** A family that was expected came, or did not come in time; then it may still come. */
  | ({readonly type: 'font'} & FontArrival);

export interface FontArrival {
  readonly family: string;
  readonly isThere: boolean;
}

/** A family that a design asks for. */
export interface ExpectedFont {
  readonly family: string;
  readonly weight: number;
}

/** A font file for the frame. */
export interface FrameFont extends ExpectedFont {
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

const isExpected = (value: unknown): value is ExpectedFont => {
  const {family, weight} = loose(value);
  return typeof family === 'string' && typeof weight === 'number';
};

const isFont = (value: unknown): value is FrameFont =>
  isExpected(value) && loose(value)['bytes'] instanceof Uint8Array;

/** A number that is not below zero. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity;

/** Reads an order; undefined for anything else, or with another token. */
export function readOrder(value: unknown, token: string): Order | undefined {
  const order = loose(value);
  if (order['token'] !== token) return undefined;
  const {type} = order;
  if (type === 'pause' || type === 'resume' || type === 'measure') return {type};
  if (type === 'advance') {
    const {ms} = order;
    return isAmount(ms) ? {type, ms} : undefined;
  }
  if (type === 'feed') {
    const {type: kind, data} = loose(order['message']);
    return typeof kind === 'string' ? {type, message: {type: kind, data}} : undefined;
  }
  if (type === 'fonts') {
    const {fonts} = order;
    return Array.isArray(fonts) && fonts.every(isFont) ? {type, fonts} : undefined;
  }
  if (type === 'expect') {
    const {fonts} = order;
    return Array.isArray(fonts) && fonts.every(isExpected) ? {type, fonts} : undefined;
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
  if (type === 'frames') {
    const {p95, nodes} = report;
    return isAmount(p95) && isAmount(nodes) ? {type, p95, nodes} : undefined;
  }
  if (type === 'font') {
    const {family, isThere} = report;
    const isRead = typeof family === 'string' && typeof isThere === 'boolean';
    return isRead ? {type, family, isThere} : undefined;
  }
  return type === 'error' && typeof message === 'string' ? {type, message} : undefined;
}
