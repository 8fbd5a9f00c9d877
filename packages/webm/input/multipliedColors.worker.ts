/** One pixel of red 200 at an opacity of 100, as a PNG in Base64. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4wcCQAgADiQEtcRZrtQAAAABJRU5ErkJggg==';
const [RED, ALPHA] = [200, 100];

async function probe(): Promise<boolean> {
  const data = Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0));
  const decoder = new ImageDecoder({data, type: 'image/png'});
  try {
    const {image} = await decoder.decode();
    const pixel = new Uint8ClampedArray(4);
    try {
      await image.copyTo(pixel, {format: 'RGBA', colorSpace: 'srgb'});
    } finally {
      image.close();
    }
    return (pixel[0] ?? 0) < (RED + ALPHA) / 2;
  } catch {
    // Its pixels are drawn, then.
    return false;
  } finally {
    decoder.close();
  }
}

let asked: Promise<boolean> | undefined;

/**
 * Whether pictures that the browser decoded are copied with colours multiplied by their opacity, as
 * Firefox does (seen in 153): edges would be dark.
 */
export const copiesMultiplied = (): Promise<boolean> => (asked ??= probe());
