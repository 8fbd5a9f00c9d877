import type {Size} from './geometry';

/** Coarsest quantizer; 0 is the finest. */
export const MAX_QUANTIZER = 63;

/**
 * Quantizer of VP9 and AV1 on the scale of 0–63 that ffmpeg's `-crf` has, for a quality of 0–100. Below 6
 * files grow and nothing is seen; above 58 little is left.
 */
export function quantizerOf(quality: number): number {
  return Math.round(58 - (clamp(quality) / 100) * 52);
}

/**
 * Quantizer of the alpha of a quality: finer, because a rough alpha is a visible edge, and cheap, because
 * alpha is mostly flat.
 */
export function alphaQuantizer(quality: number): number {
  return Math.round(quantizerOf(quality) * 0.6);
}

/** Share of a bit rate that goes to alpha. */
export const ALPHA_SHARE = 0.25;

/** What even the smallest picture gets at full quality, in bits a second. */
const BASE_BITS = 250_000;

/**
 * Bits a second for a quality of 0–100, for encoders without quantizer (VP8): 0.012 to 0.4 bits a pixel in
 * even steps on a logarithmic scale, and a base, because small pictures need more bits a pixel.
 */
export function bitrateOf({width, height}: Size, fps: number, quality: number): number {
  const bitsPerPixel = 0.012 * (0.4 / 0.012) ** (clamp(quality) / 100);
  return Math.round(width * height * fps * bitsPerPixel + BASE_BITS * (clamp(quality) / 100));
}

/** Colours of a GIF for a quality of 0–100: 8 to 256, even steps on a logarithmic scale. */
export function gifColors(quality: number): number {
  return Math.round(8 * 32 ** (clamp(quality) / 100));
}

const clamp = (quality: number): number => Math.min(100, Math.max(0, quality));
