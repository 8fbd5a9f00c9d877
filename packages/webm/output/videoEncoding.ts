import type {Size} from '../model/geometry';
import {FORMAT_TRAITS, type Format, type Rate} from '../model/output';
import {ALPHA_SHARE, alphaQuantizer, bitrateOf, MAX_QUANTIZER, quantizerOf} from '../model/quality';

export type VideoFormat = Extract<Format, 'vp9-alpha' | 'vp8-alpha' | 'vp9' | 'av1'>;

/** How one of the two videos of a file is encoded. */
export interface VideoEncoding {
  readonly config: VideoEncoderConfig;
  /** Goes with each frame; says the quantizer where the encoder takes one. */
  readonly frameOptions: VideoEncoderEncodeOptions;
}

/**
 * Codec strings by the area of a frame: VP9 and AV1 name a level (VP9: level 3.1 holds 1280×768, 4.1
 * 2048×1088, 5.1 4096×2176, 6.1 8192×4352; AV1: 3.1, 4.1, 5.1 and 6.1 alike), eight bits, profile 0.
 */
function codecString(format: VideoFormat, {width, height}: Size): string {
  const {video} = FORMAT_TRAITS[format];
  if (video === 'vp8') return 'vp8';
  const area = width * height;
  const step = area <= 983_040 ? 0 : area <= 2_228_224 ? 1 : area <= 8_912_896 ? 2 : 3;
  return video === 'vp9'
    ? `vp09.00.${['31', '41', '51', '61'][step] ?? '61'}.08`
    : `av01.0.${['05', '09', '13', '17'][step] ?? '17'}M.08`;
}

/** What a video is encoded with. */
export interface EncodingSettings {
  readonly size: Size;
  readonly fps: number;
  readonly rate: Rate;
  /** 0–100, for what gives no bits a second. */
  readonly quality: number;
  /** The coarsest quantizer of this browser's encoder (`quantizerScale`). */
  readonly coarsest: number;
}

/** Least bits a second: below 5,000 Chromium's VP8 gives no frames at all. */
const LEAST_BITS = 15_000;

/** How the colours or the alpha of a format are encoded. */
export function videoEncoding(
  format: VideoFormat,
  {size, fps, rate, quality, coarsest}: EncodingSettings,
  part: 'color' | 'alpha',
): VideoEncoding {
  const base = {
    codec: codecString(format, size),
    ...size,
    framerate: fps,
    // "quality": no frame may be dropped, and the two videos stay in step.
    latencyMode: 'quality' as const,
  };
  const alpha = part === 'alpha';
  const {video} = FORMAT_TRAITS[format];
  if (rate.by === 'bitrate' || video === 'vp8') {
    const bits = rate.by === 'bitrate' ? rate.bitsPerSecond : bitrateOf(size, fps, quality);
    const share = FORMAT_TRAITS[format].alpha === 'none' ? 0 : ALPHA_SHARE;
    const bitrate = Math.max(LEAST_BITS, Math.round(bits * (alpha ? share : 1 - share)));
    return {config: {...base, bitrateMode: 'variable', bitrate}, frameOptions: {}};
  }
  const step = alpha ? alphaQuantizer(quality) : quantizerOf(quality);
  const quantizer = Math.round((step * coarsest) / MAX_QUANTIZER);
  return {
    config: {...base, bitrateMode: 'quantizer'},
    frameOptions: video === 'av1' ? {av1: {quantizer}} : {vp9: {quantizer}},
  };
}
