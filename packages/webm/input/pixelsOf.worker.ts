import type {Picture} from '../model/picture';

/**
 * The pixels of a frame as straight RGBA; the frame stays open. Browsers that cannot convert a frame draw
 * it on a canvas, which rounds the colours of half-transparent pixels.
 */
export async function pixelsOf(frame: VideoFrame): Promise<Picture> {
  const {width, height} = frame.visibleRect ?? {width: frame.codedWidth, height: frame.codedHeight};
  const data = new Uint8ClampedArray(width * height * 4);
  try {
    await frame.copyTo(data, {format: 'RGBA', colorSpace: 'srgb'});
    return {width, height, data};
  } catch {
    return drawnPixels(frame, width, height);
  }
}

/** The pixels of anything that can be drawn, by way of a canvas. */
export function drawnPixels(image: CanvasImageSource, width: number, height: number): Picture {
  const context = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  if (context === null) throw new RangeError('No memory for a canvas');
  context.drawImage(image, 0, 0, width, height);
  return {width, height, data: context.getImageData(0, 0, width, height).data};
}
