import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {WebmMakerError} from '../model/failures';
import type {Picture} from '../model/picture';
import {checkInflated} from './checkInflated';
import {checkSides} from './checkSize';
import {drawnPixels, uprightPixelsOf} from './pixelsOf.worker';
import {IMAGE_TYPES, type ImageFormat} from './sniff';
import {decodePng} from './apngSource';

/**
 * The first frame of a picture file.
 *
 * @throws WebmMakerError `corrupt` or `huge`
 */
export async function decodeStill(file: File, format: ImageFormat): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = pictureSize(bytes);
  if (size !== undefined) checkSides(size.width, size.height);
  try {
    if (typeof ImageDecoder !== 'undefined') return await decodeByBrowser(bytes, format);
    if (format === 'png') checkInflated(file.name, bytes);
    const decoded = format === 'png' ? decodePng(bytes) : undefined;
    return decoded ?? (await decodeByCanvas(file));
  } catch (error) {
    if (error instanceof WebmMakerError) throw error;
    throw new WebmMakerError({code: 'corrupt', name: file.name});
  }
}

async function decodeByBrowser(
  data: Uint8Array<ArrayBuffer>,
  format: ImageFormat,
): Promise<Picture> {
  const decoder = new ImageDecoder({data, type: IMAGE_TYPES[format], preferAnimation: false});
  try {
    const {image} = await decoder.decode();
    try {
      checkSides(image.codedWidth, image.codedHeight);
      return await uprightPixelsOf(image);
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

async function decodeByCanvas(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file, {premultiplyAlpha: 'none'});
  checkSides(bitmap.width, bitmap.height);
  const picture = drawnPixels(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return picture;
}
