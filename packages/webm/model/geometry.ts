import {EDIT_LIMITS, type Edit} from './edit';
import {FORMAT_TRAITS, type Format} from './output';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes on the way from a source to a result. */
export interface Sizes {
  /** After cropping and rotating. */
  readonly turned: Size;
  /** After resizing. */
  readonly content: Size;
  /** With padding, sides made even where the format wants it. */
  readonly result: Size;
  /** Whether a side was enlarged by one pixel to be even. */
  readonly madeEven: boolean;
  /** Whether the content was made smaller to keep the result within 4096. */
  readonly madeSmaller: boolean;
}

/**
 * Sizes of a result in pixels. A side that must be even and is not gets one more (transparent or
 * background) pixel: enlarging the picture itself would blur all of it. Sides above 4096 shrink the
 * content, keeping its shape.
 */
export function planSizes(
  source: Size,
  {crop, rotate, resize, pad}: Pick<Edit, 'crop' | 'rotate' | 'resize' | 'pad'>,
  format: Format,
): Sizes {
  const cropped = crop ?? source;
  const across = rotate === 90 || rotate === 270;
  const turned = across
    ? {width: cropped.height, height: cropped.width}
    : {width: cropped.width, height: cropped.height};
  const wanted = resize ?? turned;
  const [, most] = EDIT_LIMITS.side;
  const [across2, down2] = [pad.left + pad.right, pad.top + pad.bottom];
  const shrink = Math.min(1, (most - across2) / wanted.width, (most - down2) / wanted.height);
  const content = {
    width: Math.max(1, Math.floor(wanted.width * shrink)),
    height: Math.max(1, Math.floor(wanted.height * shrink)),
  };
  const exact = {width: content.width + across2, height: content.height + down2};
  // Videos are coded in blocks of two by two.
  const isVideo = FORMAT_TRAITS[format].video !== null;
  const result = isVideo ? {width: even(exact.width), height: even(exact.height)} : exact;
  return {
    turned,
    content,
    result,
    madeEven: result.width !== exact.width || result.height !== exact.height,
    madeSmaller: shrink < 1,
  };
}

const even = (side: number): number => side + (side % 2);

/** The size with the same shape whose longer side is `most` at most; sides are at least 1. */
export function fitWithin({width, height}: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
