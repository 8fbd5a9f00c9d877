import type {Size} from '../model/geometry';
import {FORMAT_TRAITS, type Format, type Rate} from '../model/output';
import {ALPHA_SHARE, alphaQuantizer, av1Quantizer, bitrateOf, vp9Quantizer} from '../model/quality';

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

/** How colours or alpha of a format are encoded at a rate; `quality` is for what gives no bits a second. */
export function videoEncoding(
  format: VideoFormat,
  {size, fps, rate, quality}: {size: Size; fps: number; rate: Rate; quality: number},
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
    const bitrate = Math.round(bits * (alpha ? share : 1 - share));
    return {config: {...base, bitrateMode: 'variable', bitrate}, frameOptions: {}};
  }
  const quantizer = alpha ? alphaQuantizer(quality) : vp9Quantizer(quality);
  return {
    config: {...base, bitrateMode: 'quantizer'},
    frameOptions: video === 'av1' ? {av1: {quantizer: av1Quantizer(quality)}} : {vp9: {quantizer}},
  };
}
