import {createHash} from 'node:crypto';

const CHUNK = 1024 * 1024;

/**
 * The bytes that stand in for a build that this repository does not have: the SHA-512 of the file's
 * name, repeated. See data/releases/README.md.
 * @param size bytes; a multiple of 64
 * @returns the bytes in pieces of at most 1 MiB
 */
export function* standInBytes(name: string, size: number): Generator<Buffer> {
  if (size % 64 !== 0) throw new Error(`${name}: the size must be a multiple of 64`);
  const chunk = Buffer.alloc(CHUNK, createHash('sha512').update(name).digest());
  for (let left = size; left > 0; left -= CHUNK) yield chunk.subarray(0, Math.min(left, CHUNK));
}
