/** Larger fonts make a zip that the app takes long to install. In bytes. */
const MAX_BYTES = 10_000_000;

/** The bytes of a woff2 file; undefined for anything else (WOFF 2.0, section 4: the signature). */
export async function readFontFile(file: Blob): Promise<Uint8Array | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  return signature === 'wOF2' ? bytes : undefined;
}
