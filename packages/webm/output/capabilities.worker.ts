import {FORMATS, FORMAT_TRAITS, type Format} from '../model/output';
import {MAX_QUANTIZER} from '../model/quality';
import {videoEncoding, type VideoFormat} from './videoEncoding';

/** What a format is asked for with where no size is known yet. */
const SOME_SIZE = {width: 1280, height: 720};

/** Whether this browser can write a format at a size. */
export async function canEncode(format: Format, size = SOME_SIZE): Promise<boolean> {
  if (FORMAT_TRAITS[format].video === null)
    return format === 'gif' || typeof CompressionStream !== 'undefined';
  if (typeof VideoEncoder === 'undefined') return false;
  const rate = {by: 'quality', quality: 75} as const;
  const settings = {size, fps: 30, rate, quality: 75, coarsest: MAX_QUANTIZER};
  const {config} = videoEncoding(format as VideoFormat, settings, 'color');
  try {
    return (await VideoEncoder.isConfigSupported(config)).supported === true;
  } catch {
    return false;
  }
}

/** The formats that this browser can write, in the order of `FORMATS`. */
export async function encodableFormats(size = SOME_SIZE): Promise<Format[]> {
  const answers = await Promise.all(FORMATS.map((format) => canEncode(format, size)));
  return FORMATS.filter((_, i) => answers[i]);
}

/** Whether this browser can encode the sound of a video. */
export async function canEncodeOpus(channels: number): Promise<boolean> {
  if (typeof AudioEncoder === 'undefined' || channels > 2) return false;
  const config = {codec: 'opus', sampleRate: 48_000, numberOfChannels: channels, bitrate: 128_000};
  return (await AudioEncoder.isConfigSupported(config)).supported === true;
}
