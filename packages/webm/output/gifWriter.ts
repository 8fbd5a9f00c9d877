import {applyPalette, GIFEncoder, quantize} from 'gifenc';
import type {Picture} from '../model/picture';
import {gifColors} from '../model/quality';
import type {ClipOptions, ClipWriter} from './clipWriter';

/** Pixels at least this opaque are shown. */
const SHOWN = 128;

/**
 * Writes a GIF, each frame with its own colours. Delays are hundredths of a second, chosen so that no
 * error adds up; frames are cleared before the next one.
 */
export function gifWriter({size, output, quality}: ClipOptions): ClipWriter {
  const gif = GIFEncoder();
  // One entry is kept for what is transparent.
  const most = Math.min(255, gifColors(quality));
  const repeat = output.loops === 0 ? 0 : output.loops === 1 ? -1 : output.loops - 1;
  return {
    add(picture, {timeUs, durationUs}) {
      const shown = shownPixels(picture);
      const palette = shown.length === 0 ? [] : quantize(shown, most);
      const transparentIndex = palette.length;
      palette.push([0, 0, 0]);
      const indexes =
        transparentIndex === 0
          ? new Uint8Array(size.width * size.height)
          : applyPalette(picture.data, palette.slice(0, -1));
      for (let pixel = 0; pixel < indexes.length; pixel++)
        if ((picture.data[pixel * 4 + 3] ?? 0) < SHOWN) indexes[pixel] = transparentIndex;
      const hundredths = Math.round((timeUs + durationUs) / 1e4) - Math.round(timeUs / 1e4);
      gif.writeFrame(indexes, size.width, size.height, {
        palette,
        delay: hundredths * 10,
        transparent: true,
        transparentIndex,
        dispose: 2,
        repeat,
      });
    },
    finish() {
      gif.finish();
      return new Blob([gif.bytes()], {type: 'image/gif'});
    },
  };
}

/** The pixels that are shown, as a row. */
function shownPixels({data}: Picture): Uint8ClampedArray {
  const shown = new Uint8ClampedArray(data.length);
  let length = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SHOWN) continue;
    shown.set(data.subarray(at, at + 4), length);
    length += 4;
  }
  return shown.subarray(0, length);
}
