import {WebmMakerError} from '../model/failures';
import {heldFrames} from '../model/memory';
import type {Picture} from '../model/picture';
import type {FrameSource} from './frameSource';

/**
 * The source's frames in any order, each as often as it is named; a picture is valid until the next one is
 * asked for and must not be changed. Holds no more frames than `heldFrames` allows.
 */
export async function* playFrames(
  source: FrameSource,
  row: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<Picture> {
  for (const read of planReads(row, heldFrames(source.info)))
    yield* read.streamed ? stream(source, read, signal) : hold(source, read, signal);
}

async function* stream(
  source: FrameSource,
  {sources, shown}: Read,
  signal: AbortSignal,
): AsyncGenerator<Picture> {
  const frames = source.frames(sources, signal);
  let place = -1;
  let picture: Picture | undefined;
  try {
    for (const wanted of shown) {
      while (place < wanted) {
        const next = await frames.next();
        if (next.done === true) throw new WebmMakerError({code: 'decodeFailed', seconds: null});
        picture = next.value.picture;
        place++;
      }
      if (picture !== undefined) yield picture;
    }
  } finally {
    await frames.return(undefined);
  }
}

async function* hold(
  source: FrameSource,
  {sources, shown}: Read,
  signal: AbortSignal,
): AsyncGenerator<Picture> {
  const held: (Picture | undefined)[] = [];
  for await (const {picture} of source.frames(sources, signal)) held.push(picture);
  for (const [i, wanted] of shown.entries()) {
    const picture = held[wanted];
    if (picture === undefined) throw new WebmMakerError({code: 'decodeFailed', seconds: null});
    // The row falls: what was shown does not come again.
    if (shown[i + 1] !== wanted) held[wanted] = undefined;
    yield picture;
  }
}

/** Source frames that are read in one pass, and the order in which the result shows them. */
interface Read {
  /** Ascending, without repeats: a decoder goes forward only. */
  readonly sources: readonly number[];
  /** What is shown, as positions in `sources`; ascending when nothing needs to be held. */
  readonly shown: readonly number[];
  /** Whether frames can go on as they come; otherwise all are held until the pass is over. */
  readonly streamed: boolean;
}

/**
 * Splits a row of source frames into passes. Rising parts stream. Falling parts are cut into windows of
 * at most `held` frames; each is decoded forward (from the key frame before it) and shown backward, so
 * a reversed clip needs memory for one window and not for the clip, and nothing is spilled to disk. The
 * price is that the way from the key frame to the window is decoded once a window.
 */
export function planReads(row: readonly number[], held: number): Read[] {
  return monotone(row).flatMap(({rising, part}) =>
    rising ? [toRead(part, true)] : windows(part, held).map((one) => toRead(one, false)),
  );
}

interface Run {
  readonly rising: boolean;
  readonly part: readonly number[];
}

function monotone(row: readonly number[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < row.length) {
    let to = from + 1;
    while (to < row.length && at(row, to) === at(row, from)) to++;
    const rising = to === row.length || at(row, to) > at(row, from);
    while (to < row.length && (at(row, to) - at(row, to - 1)) * (rising ? 1 : -1) >= 0) to++;
    runs.push({rising, part: row.slice(from, to)});
    from = to;
  }
  return runs;
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/** Cuts a falling row where it would hold more than `held` different frames. */
function windows(falling: readonly number[], held: number): number[][] {
  const all: number[][] = [];
  let current: number[] = [];
  let different = 0;
  for (const source of falling) {
    if (source !== current.at(-1) && ++different > Math.max(1, held)) {
      all.push(current);
      current = [];
      different = 1;
    }
    current.push(source);
  }
  return [...all, current];
}

function toRead(row: readonly number[], streamed: boolean): Read {
  const sources = [...new Set(row)].sort((a, b) => a - b);
  const places = new Map(sources.map((source, place) => [source, place]));
  return {sources, shown: row.map((source) => places.get(source) ?? 0), streamed};
}
