import {toHex} from '@site/src/lib/hex';

/** Web Crypto hashes a file as a whole, so the whole of it has to fit into memory. */
export const MAX_BYTES = 1_000_000_000;

/** The pages of a site without HTTPS have no Web Crypto. */
export class NoCryptoError extends Error {
  override name = 'NoCryptoError';
}

/**
 * The SHA-512 of a file in lower-case hexadecimal digits. Nothing leaves the machine.
 * @param onRead called with the part that is read, from 0 to 1; hashing follows at 1
 * @throws NoCryptoError; whatever reading throws; the signal's reason when it aborts.
 */
export async function hashFile(
  file: File,
  signal: AbortSignal,
  onRead: (part: number) => void,
): Promise<string> {
  if (!('subtle' in crypto)) throw new NoCryptoError();
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let read = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (signal.aborted) {
      await reader.cancel();
      signal.throwIfAborted();
    }
    if (done) break;
    bytes.set(value, read);
    read += value.length;
    onRead(read / file.size);
  }
  const hash = await crypto.subtle.digest('SHA-512', bytes);
  signal.throwIfAborted();
  return toHex(hash);
}
