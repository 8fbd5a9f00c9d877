import type {Size} from './geometry';

/**
 * Quantizer of VP9 (WebCodecs: 0–63, a lower one is finer) for a quality of 0–100. Below 8 files grow
 * and nothing is seen; above 56 little is left of a picture.
 */
export function vp9Quantizer(quality: number): number {
  return Math.round(56 - (clamp(quality) / 100) * 48);
}

/** Quantizer of AV1 (WebCodecs: 0–255 as in `base_q_idx`, which grows about four times as fast). */
export function av1Quantizer(quality: number): number {
  return vp9Quantizer(quality) * 4;
}

/**
 * Quantizer of the alpha of a quality: finer, because a rough alpha is a visible edge, and cheap, because
 * alpha is mostly flat.
 */
export function alphaQuantizer(quality: number): number {
  return Math.max(4, Math.round(vp9Quantizer(quality) * 0.6));
}

/** Share of a bit rate that goes to alpha. */
export const ALPHA_SHARE = 0.25;

/**
 * Bits a second for a quality of 0–100, for encoders without quantizer (VP8): 0.012 to 0.4 bits a pixel,
 * even steps on a logarithmic scale.
 */
export function bitrateOf({width, height}: Size, fps: number, quality: number): number {
  const bitsPerPixel = 0.012 * (0.4 / 0.012) ** (clamp(quality) / 100);
  return Math.max(20_000, Math.round(width * height * fps * bitsPerPixel));
}

/** Colours of a GIF for a quality of 0–100: 8 to 256, even steps on a logarithmic scale. */
export function gifColors(quality: number): number {
  return Math.round(8 * 32 ** (clamp(quality) / 100));
}

const clamp = (quality: number): number => Math.min(100, Math.max(0, quality));
