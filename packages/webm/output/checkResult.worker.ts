import {unzipSync} from 'fflate';
import {decodeStill} from '../input/decodeStill.worker';
import {openSource} from '../input/openSource.worker';
import {DEFAULT_OPEN} from '../model/openOptions';
import {checkAlpha, withBinaryAlpha, worse, type ResultCheck} from '../model/alphaCheck';
import {FORMAT_TRAITS, type Format} from '../model/output';
import type {Picture} from '../model/picture';

/** The two frames of a clip that are compared; the same picture where there is only one. */
export interface EndFrames {
  readonly first: Picture;
  readonly last: Picture;
}

/**
 * Decodes a finished file and compares its first and last frame with those that went in; `null` where it
 * cannot be decoded here.
 */
export async function checkResult(
  blob: Blob,
  format: Format,
  wanted: EndFrames,
  signal: AbortSignal,
): Promise<ResultCheck | null> {
  try {
    const got = format === 'png-zip' ? await readZip(blob) : await readClip(blob, signal);
    const expected = FORMAT_TRAITS[format].alpha === 'binary' ? binary(wanted) : wanted;
    const check = worse(checkAlpha(expected.first, got.first), checkAlpha(expected.last, got.last));
    return {...check, frames: got.frames};
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

const binary = ({first, last}: EndFrames): EndFrames => ({
  first: withBinaryAlpha(first),
  last: withBinaryAlpha(last),
});

type Got = EndFrames & {readonly frames: number};

async function readClip(blob: Blob, signal: AbortSignal): Promise<Got> {
  const source = await openSource([new File([blob], '')], DEFAULT_OPEN);
  try {
    const frames = source.info.times.length;
    const ends: Picture[] = [];
    // Two passes: between the ends lies the whole clip.
    for (const index of [0, frames - 1])
      for await (const {picture} of source.frames([index], signal)) ends.push(picture);
    return toGot(ends, frames);
  } finally {
    source.close();
  }
}

async function readZip(blob: Blob): Promise<Got> {
  const names: string[] = [];
  const bytes = new Uint8Array(await blob.arrayBuffer());
  unzipSync(bytes, {filter: ({name}) => names.push(name) < 0});
  const wanted = [names[0], names.at(-1)];
  const entries = unzipSync(bytes, {filter: ({name}) => wanted.includes(name)});
  const ends: Picture[] = [];
  for (const name of wanted) {
    const data = entries[name ?? ''];
    if (data === undefined) throw new Error('The zip has no pictures');
    ends.push(await decodeStill(new File([new Uint8Array(data)], name ?? ''), 'png'));
  }
  return toGot(ends, names.length);
}

function toGot([first, last]: readonly Picture[], frames: number): Got {
  if (first === undefined || last === undefined) throw new Error('The file has no frames');
  return {first, last, frames};
}
