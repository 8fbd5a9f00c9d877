import {openPicture} from '@site/src/browser/pictureFile.browser';
import {pictureFaultText} from '@site/src/lib/pictureFault';

/** Pixels of the longer side: the mouth is a fifth of the picture's height. */
const LARGEST = 384;
/** Letters of a data URL that the settings take. */
const MOST_LETTERS = 400_000;
/** Bytes of the file: a photo of a good camera. */
const MOST_BYTES = 50_000_000;

/** A picture as a small data URL (WebP, or PNG where that is not written), or what to choose instead. */
export async function readPicture(
  file: File,
): Promise<{readonly url: string} | {readonly problem: string}> {
  const read = await openPicture(file, MOST_BYTES);
  if ('fault' in read) return {problem: pictureFaultText(read.fault)};
  const {bitmap} = read;
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const url = canvas.toDataURL('image/webp', 0.9);
  return url.length > MOST_LETTERS
    ? {problem: '模様が細かすぎて、小さくまとめられません。もっと単純な画像を選んでください。'}
    : {url};
}
