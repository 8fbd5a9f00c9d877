import {openPicture} from '@site/src/browser/pictureFile.browser';
import type {PictureFault} from '@site/src/lib/pictureFault';
import type {OwnFile} from './OwnBackdrop';

/** Larger pictures are of no use behind an overlay. In bytes. */
const MAX_PICTURE = 50_000_000;

/** Whether a file says of itself that it could stand behind the overlay. */
export const isForBackground = ({type}: File): boolean => /^(?:image\/(?!svg)|video\/)/u.test(type);

/** Reads a picture or a video for behind the overlay. */
export async function readOwnFile(file: File): Promise<OwnFile | {readonly fault: PictureFault}> {
  if (file.type.startsWith('video/')) {
    return {kind: 'video', address: URL.createObjectURL(file)};
  }
  const read = await openPicture(file, MAX_PICTURE);
  return 'fault' in read ? read : {kind: 'picture', bitmap: read.bitmap};
}

/** Lets go of what a file holds. */
export function releaseOwnFile(file: OwnFile): void {
  if (file.kind === 'video') URL.revokeObjectURL(file.address);
  else file.bitmap.close();
}
