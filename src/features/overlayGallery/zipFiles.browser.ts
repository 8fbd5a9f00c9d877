import type {ZipFile} from '@site/plugins/overlays/client';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {toHex} from '@site/src/lib/hex';
import {ZipError} from './zipError';

const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The bytes of a ready zip, asked for once.
 * @throws ZipError when it is gone, out of reach, or not the one that the page names
 */
export function readyZip(zip: ZipFile): Promise<Uint8Array<ArrayBuffer>> {
  const asked = known.get(zip.url) ?? ask(zip);
  known.set(zip.url, asked);
  asked.catch(() => {
    // Asked again next time.
    known.delete(zip.url);
  });
  return asked;
}

async function ask({url, sha256}: ZipFile): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ZipError('network', {cause});
  });
  if (!response.ok) throw new ZipError('missing');
  const buffer = await response.arrayBuffer().catch((cause: unknown) => {
    throw new ZipError('network', {cause});
  });
  const bytes = new Uint8Array(buffer);
  const hash = toHex(await crypto.subtle.digest('SHA-256', bytes));
  if (hash !== sha256) throw new ZipError('changed');
  return bytes;
}

/** Saves a ready zip, as a link with `download` does, but only when it is the right one. */
export async function saveZip(zip: ZipFile): Promise<void> {
  saveFile(zip.name, await readyZip(zip));
}
