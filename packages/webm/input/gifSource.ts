import {decompressFrame, parseGIF, type ParsedFrame, type ParsedGif} from 'gifuct-js';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import {copyPicture, emptyPicture, type Picture} from '../model/picture';
import {checkDuration, checkSides} from './checkSize';
import {UNTIMED_US, type FrameSource} from './frameSource';

type ImageBlock = Extract<ParsedGif['frames'][number], {image: object}>;

/**
 * A GIF for browsers that cannot decode one frame by frame. Frames build on those before them (GIF89a,
 * 23: disposal), so each pass begins with the first.
 *
 * @throws WebmMakerError `corrupt`, `noFrames`, `huge`, `tooLong` or `outOfMemory`
 */
export function openGif(name: string, bytes: ArrayBuffer, stillUs: number): FrameSource {
  const gif = parse(name, bytes);
  const {width, height} = gif.lsd;
  if (!(width > 0 && height > 0)) throw new WebmMakerError({code: 'corrupt', name});
  checkSides(width, height);
  const blocks = gif.frames.filter((frame): frame is ImageBlock => 'image' in frame);
  if (blocks.length === 0) throw new WebmMakerError({code: 'noFrames', name});
  for (const {image} of blocks) checkRoom(image.descriptor.width * image.descriptor.height);
  const times: number[] = [];
  let durationUs = 0;
  for (const block of blocks) {
    times.push(durationUs);
    durationUs += delayOf(block);
  }
  if (blocks.length === 1) durationUs = stillUs;
  checkDuration(durationUs);
  return {
    info: {
      kind: blocks.length === 1 ? 'still' : 'animation',
      format: 'GIF',
      name,
      width,
      height,
      times,
      durationUs,
      audio: null,
      alpha: null,
      notices: [],
    },
    bytes: bytes.byteLength * 2,
    sound: null,
    async *frames(indexes, signal) {
      const wanted = new Set(indexes);
      const last = indexes.at(-1) ?? -1;
      let index = 0;
      for (const picture of compose(gif, blocks, {width, height})) {
        if (index > last) return;
        throwIfCancelled(signal);
        if (wanted.has(index)) yield await Promise.resolve({index, picture: copyPicture(picture)});
        index++;
      }
    },
    close: () => undefined,
  };
}

/** What the library takes for a pixel: a place in a list, and four bytes of colour. */
const PIXEL_BYTES = 12;
/** What a frame may take, of which a few bytes can claim 65,535 by 65,535 pixels, whatever the picture is. */
const MOST_BYTES = 800e6;

function checkRoom(pixels: number): void {
  const bytes = pixels * PIXEL_BYTES;
  if (bytes > MOST_BYTES) throw new WebmMakerError({code: 'outOfMemory', bytes});
}

function parse(name: string, bytes: ArrayBuffer): ParsedGif {
  try {
    return parseGIF(bytes);
  } catch {
    throw new WebmMakerError({code: 'corrupt', name});
  }
}

/** In microseconds; browsers show frames of up to a hundredth as if they said nothing. */
function delayOf(block: ImageBlock): number {
  // Frames without a graphic control extension have none, whatever the types say.
  const delay = (block.gce as ImageBlock['gce'] | undefined)?.delay ?? 0;
  return delay <= 1 ? UNTIMED_US : delay * 10_000;
}

function* compose(
  gif: ParsedGif,
  blocks: readonly ImageBlock[],
  {width, height}: {readonly width: number; readonly height: number},
): Generator<Picture> {
  const canvas = emptyPicture(width, height);
  for (const block of blocks) {
    const frame = decompressFrame(block, gif.gct, true);
    const before = frame.disposalType === 3 ? copyPicture(canvas) : undefined;
    paint(canvas, frame);
    yield canvas;
    if (before !== undefined) canvas.data.set(before.data);
    else if (frame.disposalType === 2) clear(canvas, frame.dims);
  }
}

function paint({width, height, data}: Picture, {dims, patch}: ParsedFrame): void {
  for (let y = 0; y < dims.height; y++)
    for (let x = 0; x < dims.width; x++) {
      const from = (y * dims.width + x) * 4;
      const [toX, toY] = [dims.left + x, dims.top + y];
      if (patch[from + 3] === 0 || toX >= width || toY >= height) continue;
      data.set(patch.subarray(from, from + 4), (toY * width + toX) * 4);
    }
}

function clear({width, height, data}: Picture, dims: ParsedFrame['dims']): void {
  const right = Math.min(width, dims.left + dims.width);
  for (let y = dims.top; y < Math.min(height, dims.top + dims.height); y++)
    data.fill(0, (y * width + dims.left) * 4, (y * width + right) * 4);
}
