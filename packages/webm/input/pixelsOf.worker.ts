import type {Size} from '../model/geometry';
import type {Picture} from '../model/picture';
import {turn, unmultiply} from '../pixels/transform';
import {copiesMultiplied} from './multipliedColors.worker';

/** TypeScript's types do not know them (WebCodecs, 9.4.2). */
type TurnedFrame = Partial<Readonly<{rotation: 0 | 90 | 180 | 270; flip: boolean}>>;

/**
 * The pixels of a frame as straight RGBA, as they are coded; the frame stays open. Browsers that cannot
 * convert a frame draw it on a canvas, which rounds the colours of half-transparent pixels.
 */
export async function pixelsOf(frame: VideoFrame): Promise<Picture> {
  const {width, height} = sizeOf(frame);
  return (await copiedPixels(frame)) ?? drawnPixels(frame, width, height);
}

/** The pixels of a decoded picture, upright: photos are coded as the phone was held. */
export async function uprightPixelsOf(image: VideoFrame): Promise<Picture> {
  const {rotation = 0, flip = false} = image as VideoFrame & TurnedFrame;
  const picture = await copiedPixels(image);
  if (picture === undefined) return drawnPixels(image, image.displayWidth, image.displayHeight);
  if (await copiesMultiplied()) unmultiply(picture);
  const isUpright = rotation === 0 && !flip;
  return isUpright ? picture : turn(picture, {rotate: rotation, flipX: flip, flipY: false});
}

const sizeOf = ({visibleRect, codedWidth, codedHeight}: VideoFrame): Size =>
  visibleRect ?? {width: codedWidth, height: codedHeight};

async function copiedPixels(frame: VideoFrame): Promise<Picture | undefined> {
  const {width, height} = sizeOf(frame);
  const data = new Uint8ClampedArray(width * height * 4);
  try {
    await frame.copyTo(data, {format: 'RGBA', colorSpace: 'srgb'});
    return {width, height, data};
  } catch {
    return undefined;
  }
}

/** The pixels of anything that can be drawn, by way of a canvas. */
export function drawnPixels(image: CanvasImageSource, width: number, height: number): Picture {
  const context = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  if (context === null) throw new RangeError('No memory for a canvas');
  context.drawImage(image, 0, 0, width, height);
  return {width, height, data: context.getImageData(0, 0, width, height).data};
}
