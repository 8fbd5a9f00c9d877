import {failureOf, WebmMakerError, type Notice} from '../model/failures';
import type {OpenOptions} from '../model/openOptions';
import {openAnimation} from './animationSource.worker';
import {cutShort} from './cutShort';
import {openApng} from './apngSource';
import {checkBytes} from './checkSize';
import {decodeStill} from './decodeStill.worker';
import {listSource, type FrameSource} from './frameSource';
import {openGif} from './gifSource';
import {
  hasMoreFrames,
  isForeign,
  isImage,
  isPhonePhoto,
  isSound,
  sniff,
  SNIFFED_BYTES,
  type ImageFormat,
  type Sniffed,
} from './sniff';
import {isApng} from './pngChunks';
import {openSequence, type SequenceFile} from './sequenceSource.worker';
import {openSprites} from './spriteSource.worker';
import {openVideo} from './videoSource.worker';

/** What a visitor chose, as it was opened. */
interface Opened extends FrameSource {
  /** Files that do not belong to the others (`isForeign`). */
  readonly leftOut: number;
}

/**
 * Opens what a visitor chose: several pictures are a sequence, anything else must be one file. Files are
 * told apart by their first bytes.
 *
 * @throws WebmMakerError any failure of opening
 */
export async function openSource(files: readonly File[], options: OpenOptions): Promise<Opened> {
  const all = await Promise.all(files.map(sniffFile));
  const fitting = all.filter(({file, format}) => !isForeign(file.name, format));
  const kept = fitting.length > 0 ? fitting : all;
  checkBytes(kept.map(({file}) => file));
  const known = kept.map(knownOf);
  const [first] = known;
  const source =
    known.length === 1 && first !== undefined
      ? await openOrCut(first.file, first.format, options)
      : await openSequence(known.map(pictureOf), options);
  return {...source, leftOut: all.length - kept.length};
}

interface SniffedFile {
  readonly file: File;
  readonly start: Uint8Array;
  readonly format: Sniffed | undefined;
}

async function sniffFile(file: File): Promise<SniffedFile> {
  const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  return {file, start, format: sniff(start)};
}

function knownOf({file, start, format}: SniffedFile): {file: File; format: Sniffed} {
  if (format !== undefined) return {file, format};
  if (isPhonePhoto(start)) throw new WebmMakerError({code: 'phonePhoto', name: file.name});
  const code = isSound(start) ? 'noFrames' : 'unknownFormat';
  throw new WebmMakerError({code, name: file.name});
}

function pictureOf({file, format}: {file: File; format: Sniffed}): SequenceFile {
  if (isImage(format) && format !== 'gif') return {name: file.name, file, format};
  throw new WebmMakerError({code: 'mixedKinds'});
}

/** The source, with a word where its file is only a part of one; so is why it does not open at all. */
async function openOrCut(file: File, format: Sniffed, options: OpenOptions): Promise<FrameSource> {
  const read = async (from: number, to: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  // What cannot be followed to its end says nothing of it.
  const lookForCut = () => cutShort(read, file.size, format).catch(() => undefined);
  let source: FrameSource;
  try {
    source = await openOne(file, format, options);
  } catch (error) {
    const isUnreadable = ['corrupt', 'noFrames'].includes(failureOf(error).code);
    if (!isUnreadable || isImage(format) || (await lookForCut()) === undefined) throw error;
    throw new WebmMakerError({code: 'unfinished', name: file.name});
  }
  const cut = await lookForCut();
  if (cut === undefined) return source;
  const {kind, times, notices} = source.info;
  const notice = {
    code: 'cutShort',
    kind: kind === 'video' || kind === 'animation' ? kind : 'still',
    frames: times.length,
    of: cut.frames,
  } as const;
  return {...source, info: {...source.info, notices: [...notices, notice]}};
}

function openOne(
  file: File,
  format: Sniffed,
  {sprites, pictureFps, stillUs}: OpenOptions,
): Promise<FrameSource> {
  if (!isImage(format)) return openVideo(file);
  if (sprites !== null) return openSprites(file, format, sprites, pictureFps);
  return typeof ImageDecoder === 'undefined'
    ? openWithoutDecoder(file, format, stillUs)
    : openAnimation(file, format, stillUs);
}

/** For browsers without `ImageDecoder`: GIF and APNG by libraries, anything else as a still, with a word if it moves. */
async function openWithoutDecoder(
  file: File,
  format: ImageFormat,
  stillUs: number,
): Promise<FrameSource> {
  const bytes = await file.arrayBuffer();
  if (format === 'gif') return openGif(file.name, bytes, stillUs);
  if (format === 'png' && isApng(new Uint8Array(bytes)))
    return openApng(file.name, new Uint8Array(bytes), stillUs);
  const picture = await decodeStill(file, format);
  const notices: Notice[] = hasMoreFrames(new Uint8Array(bytes))
    ? [{code: 'firstFrameOnly', format: format === 'webp' ? 'WebP' : 'AVIF'}]
    : [];
  if (format !== 'png') notices.push({code: 'roughAlphaInput'});
  const info = {
    kind: 'still',
    format: format.toUpperCase(),
    name: file.name,
    width: picture.width,
    height: picture.height,
    times: [0],
    durationUs: stillUs,
    audio: null,
    alpha: null,
    notices,
  } as const;
  return listSource(info, picture.data.length, () => picture);
}
