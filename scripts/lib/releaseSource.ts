import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {fileNameOf} from '../../plugins/releases/server/updateFile';
import {isLoopbackHost} from '@komebiyori/lib/isLoopbackHost';

/** Update files are a few hundred bytes; anything larger is something else. */
const MAX_TEXT_BYTES = 256 * 1024;
/** How long a server may be silent, in milliseconds. */
const SILENCE_MS = 30_000;

interface HashedFile {
  /** Bytes. */
  readonly size: number;
  readonly sha512: string;
}

/** Called while a file is read, with the bytes so far. */
type Progress = (bytes: number) => void;

/** Where a build lies: a folder or an address. */
export interface ReleaseSource {
  /** What messages call it, without a slash at the end. */
  readonly place: string;
  /** @returns undefined when the file is not there. @throws Error when it cannot be read. */
  readText: (name: string) => Promise<string | undefined>;
  /**
   * Hashes a file in pieces, so that memory does not grow with it.
   * @param url a file name, or the https address that the update file gives
   * @param limit bytes after which reading stops: the file is larger than it should be
   * @returns undefined when the file is not there. @throws Error when it cannot be read.
   */
  hash: (url: string, limit: number, progress: Progress) => Promise<HashedFile | undefined>;
}

/** @param silenceMs how long a server may send nothing before the import gives up */
export function openSource(place: string, silenceMs = SILENCE_MS): ReleaseSource {
  const trimmed = place.replace(/\/+$/u, '');
  return /^https?:\/\//u.test(place) ? remote(trimmed, silenceMs) : local(trimmed);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

function local(folder: string): ReleaseSource {
  return {
    place: folder,
    async readText(name) {
      try {
        return await readFile(path.join(folder, name), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async hash(url, limit, progress) {
      // A file with an address of its own may lie beside the update files, too.
      const file = path.join(folder, fileNameOf(url));
      const found = await stat(file).catch(() => undefined);
      if (found === undefined) return undefined;
      if (!found.isFile()) throw new Error('is not a file');
      return hashPieces(createReadStream(file), limit, progress);
    },
  };
}

function remote(base: string, silenceMs: number): ReleaseSource {
  return {
    place: base,
    async readText(name) {
      const body = await request(`${base}/${name}`, silenceMs);
      if (body === undefined) return undefined;
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of body) {
        size += piece.length;
        if (size > MAX_TEXT_BYTES) throw new Error(`is larger than ${MAX_TEXT_BYTES} bytes`);
        pieces.push(piece);
      }
      return Buffer.concat(pieces).toString('utf8');
    },
    async hash(url, limit, progress) {
      const address = url.startsWith('https://') ? url : `${base}/${encodeURIComponent(url)}`;
      const body = await request(address, silenceMs);
      return body === undefined ? undefined : hashPieces(body, limit, progress);
    },
  };
}

async function hashPieces(
  pieces: AsyncIterable<Uint8Array>,
  limit: number,
  progress: Progress,
): Promise<HashedFile> {
  const hash = createHash('sha512');
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > limit) break;
    hash.update(piece);
    progress(size);
  }
  return {size, sha512: hash.digest('base64')};
}

/** Over plain http anybody on the way could change a file together with the hash that it must have. */
function checkWay(address: string): void {
  const {protocol, hostname} = new URL(address);
  if (protocol !== 'https:' && !isLoopbackHost(hostname)) {
    throw new Error(`is not fetched without https: ${address}`);
  }
}

/** The body of an answer in pieces; undefined for 404. Silence, other codes and bad hosts throw. */
async function request(
  address: string,
  silenceMs: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  checkWay(address);
  const abort = new AbortController();
  const silence = new Error(`sent nothing for ${silenceMs / 1000} seconds`);
  const wait = (): NodeJS.Timeout =>
    setTimeout(() => {
      abort.abort(silence);
    }, silenceMs);
  let timer = wait();
  const response = await fetch(address, {signal: abort.signal})
    .catch((error: unknown) => {
      throw abort.signal.aborted ? silence : new Error(`cannot be reached: ${causeOf(error)}`);
    })
    .finally(() => {
      clearTimeout(timer);
    });
  checkWay(response.url);
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status} ${response.statusText}`.trim());
  }
  const {body} = response;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    timer = wait();
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece;
        timer = wait();
      }
    } catch (error) {
      throw abort.signal.aborted ? silence : new Error(`broke off: ${causeOf(error)}`);
    } finally {
      clearTimeout(timer);
    }
  }
  return pieces();
}

/** fetch hides the reason in `cause`. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
