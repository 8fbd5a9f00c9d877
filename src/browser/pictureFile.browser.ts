import {pictureFormat, pictureSize, type PictureFormat} from '@komebiyori/lib/pictureHeader';
import {sidesFault, type PictureFault} from '@site/src/lib/pictureFault';

/** A picture that the browser can show; whoever takes the bitmap closes it. */
interface OpenedPicture {
  readonly format: PictureFormat;
  readonly bitmap: ImageBitmap;
}

/** Bytes that say the size: photos have some hundred kilobytes of notes before it. */
const HEAD_BYTES = 1_000_000;

/**
 * Decodes a picture that the visitor chose. What is too large is refused by the size of the file and by
 * what its header says, before it takes any memory.
 * @param most bytes that it may have
 */
export async function openPicture(
  file: Blob,
  most: number,
): Promise<OpenedPicture | {readonly fault: PictureFault}> {
  if (file.size > most) return {fault: {kind: 'bytes', size: file.size, most}};
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const format = pictureFormat(head);
    if (format === undefined) return {fault: {kind: 'format'}};
    const size = pictureSize(head);
    const early = size === undefined ? undefined : sidesFault(size);
    if (early !== undefined) return {fault: early};
    const bitmap = await createImageBitmap(file);
    const late = sidesFault(bitmap);
    if (late === undefined) return {format, bitmap};
    bitmap.close();
    return {fault: late};
  } catch {
    return {fault: {kind: 'broken'}};
  }
}
