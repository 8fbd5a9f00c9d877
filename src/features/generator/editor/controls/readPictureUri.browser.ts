import {openPicture} from '@site/src/browser/pictureFile.browser';
import type {PictureFault} from '@site/src/lib/pictureFault';

/**
 * A picture as a data URI of what it is, whatever its name says.
 * @param most bytes that it may have
 */
export async function readPictureUri(
  file: Blob,
  most: number,
): Promise<{readonly uri: string} | {readonly fault: PictureFault}> {
  const read = await openPicture(file, most);
  if ('fault' in read) return read;
  read.bitmap.close();
  const uri = await readDataUri(file.slice(0, file.size, `image/${read.format}`));
  return uri === undefined ? {fault: {kind: 'broken'}} : {uri};
}

function readDataUri(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : undefined);
    };
    reader.onerror = () => {
      resolve(undefined);
    };
    reader.readAsDataURL(file);
  });
}
