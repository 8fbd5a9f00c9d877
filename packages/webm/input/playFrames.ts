import {WebmMakerError} from '../model/failures';
import {heldFrames} from '../model/memory';
import type {Picture} from '../model/picture';
import {planReads, type Read} from '../model/readPlan';
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
