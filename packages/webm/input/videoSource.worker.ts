import {
  BlobSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import {WebmMakerError} from '../model/failures';
import type {SourceAudio, SourceInfo} from '../model/source';
import {alphaFrames} from './alphaFrames.worker';
import {checkDuration, checkFrames, checkSides} from './checkSize';
import type {FrameSource} from './frameSource';
import {opaqueFrames} from './opaqueFrames.worker';

/** Codecs that people may have and browsers may decode, with the strings to ask with. */
const CODECS = {
  'H.264': 'avc1.42001f',
  'H.265': 'hvc1.1.6.L93.B0',
  VP8: 'vp8',
  VP9: 'vp09.00.31.08',
  AV1: 'av01.0.04M.08',
} as const;

/** Codecs of editing software, which no browser decodes, by what QuickTime files call them. */
const EDITING_CODECS = new Map([
  ['AVdn', 'DNxHD'],
  ['AVdh', 'DNxHR'],
  ['CFHD', 'CineForm'],
  ['rle', 'アニメーション（QuickTime）'],
  ['png', 'PNG（QuickTime）'],
  ['Hap1', 'Hap'],
  ['Hap5', 'Hap Alpha'],
  ['HapY', 'Hap Q'],
  ['HapM', 'Hap Q Alpha'],
]);

/** Video codecs that this browser can decode, as people write them. */
async function decodableCodecs(): Promise<string[]> {
  if (typeof VideoDecoder === 'undefined') return [];
  const answers = await Promise.all(
    Object.entries(CODECS).map(async ([name, codec]) => {
      const {supported} = await VideoDecoder.isConfigSupported({codec});
      return supported === true ? [name] : [];
    }),
  );
  return answers.flat();
}

/**
 * A video file. Only its index is read; frames are decoded when they are asked for.
 *
 * @throws WebmMakerError `corrupt`, `noFrames`, `editingFormat`, `cannotDecode`, `huge`, `tooLong` or `tooManyFrames`
 */
export async function openVideo(file: File): Promise<FrameSource> {
  const input = new Input({source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA]});
  try {
    return await open(input, file);
  } catch (error) {
    input.dispose();
    throw error instanceof WebmMakerError
      ? error
      : new WebmMakerError({code: 'corrupt', name: file.name});
  }
}

async function open(input: Input, file: File): Promise<FrameSource> {
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new WebmMakerError({code: 'noFrames', name: file.name});
  const codec = await track.getCodec();
  if (!(await track.canDecode())) throw await cannotDecode(track);
  const {starts, ...timing} = await readTiming(track);
  if (timing.times.length === 0) throw new WebmMakerError({code: 'noFrames', name: file.name});
  checkDuration(timing.durationUs);
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  checkSides(width, height);
  const audioTrack = await input.getPrimaryAudioTrack();
  const alpha = await track.canBeTransparent();
  const info: SourceInfo = {
    kind: 'video',
    format: `${(await input.getFormat()).name} (${codec ?? '?'})`,
    name: file.name,
    width,
    height,
    ...timing,
    audio: await readAudio(audioTrack),
    alpha,
    notices: [],
  };
  const read = alpha && (codec === 'vp8' || codec === 'vp9') ? alphaFrames : opaqueFrames;
  return {
    info,
    bytes: 0,
    sound: audioTrack && {track: audioTrack, videoStart: starts[0] ?? 0},
    frames: (indexes, signal) => read({track, info, starts}, indexes, signal),
    close: () => {
      input.dispose();
    },
  };
}

async function cannotDecode(track: InputVideoTrack): Promise<WebmMakerError> {
  const codec = await track.getCodec();
  const id = await track.getInternalCodecId();
  const format = codec === 'prores' ? 'ProRes' : EDITING_CODECS.get(String(id).trim());
  if (format !== undefined) return new WebmMakerError({code: 'editingFormat', format});
  return new WebmMakerError({
    code: 'cannotDecode',
    format: codec?.toUpperCase() ?? '不明な形式の動画',
    supported: await decodableCodecs(),
  });
}

/** Starts of all frames, from their packets alone; `starts` are the file's own, in seconds. */
async function readTiming(
  track: InputVideoTrack,
): Promise<Pick<SourceInfo, 'times' | 'durationUs'> & {starts: number[]}> {
  const sink = new EncodedPacketSink(track);
  const starts: number[] = [];
  let end = 0;
  for await (const packet of sink.packets(undefined, undefined, {metadataOnly: true})) {
    starts.push(packet.timestamp);
    checkFrames(starts.length);
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  starts.sort((a, b) => a - b);
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  // Some files do not say how long the last frame shows: as long as the others.
  if (end <= last) end = last + (starts.length > 1 ? (last - first) / (starts.length - 1) : 1 / 30);
  return {
    starts,
    times: starts.map((start) => Math.round((start - first) * 1e6)),
    durationUs: Math.round((end - first) * 1e6),
  };
}

async function readAudio(track: InputAudioTrack | null): Promise<SourceAudio | null> {
  if (track === null) return null;
  return {
    codec: (await track.getCodec()) ?? '?',
    channels: await track.getNumberOfChannels(),
  };
}
