/** Pixels of the longer side: the mouth is a fifth of the picture's height. */
const LARGEST = 384;
/** Letters of a data URL that the settings take. */
const MOST_LETTERS = 400_000;

/** A picture as a small data URL (WebP, or PNG where that is not written); undefined if it is none. */
export async function readPicture(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const url = canvas.toDataURL('image/webp', 0.9);
    return url.length > MOST_LETTERS ? undefined : url;
  } catch {
    return undefined;
  }
}
