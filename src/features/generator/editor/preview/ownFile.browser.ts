import type {OwnFile} from './OwnBackdrop';

/** Larger pictures are of no use behind an overlay. In bytes. */
const MAX_PICTURE = 50_000_000;

/** Reads a picture or a video for behind the overlay; undefined when it is none. */
export async function readOwnFile(file: File): Promise<OwnFile | undefined> {
  if (file.type.startsWith('video/')) {
    return {kind: 'video', address: URL.createObjectURL(file)};
  }
  if (file.size > MAX_PICTURE) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  return bitmap === undefined ? undefined : {kind: 'picture', bitmap};
}

/** Lets go of what a file holds. */
export function releaseOwnFile(file: OwnFile): void {
  if (file.kind === 'video') URL.revokeObjectURL(file.address);
  else file.bitmap.close();
}
