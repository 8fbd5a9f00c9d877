import type {ZipFacts} from '@site/plugins/overlays/client';
import {ZipError} from './zipError';

const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The bytes of a ready zip, asked for once.
 * @throws ZipError when it is gone, out of reach, or not the one that the page names
 */
export function readyZip(zip: ZipFacts): Promise<Uint8Array<ArrayBuffer>> {
  const asked = known.get(zip.url) ?? ask(zip);
  known.set(zip.url, asked);
  asked.catch(() => {
    // Asked again next time.
    known.delete(zip.url);
  });
  return asked;
}

async function ask({url, sha256}: ZipFacts): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ZipError('network', {cause});
  });
  if (!response.ok) throw new ZipError('missing');
  const buffer = await response.arrayBuffer().catch((cause: unknown) => {
    throw new ZipError('network', {cause});
  });
  const bytes = new Uint8Array(buffer);
  if ((await hashOf(bytes)) !== sha256) throw new ZipError('changed');
  return bytes;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Saves a ready zip, as a link with `download` does, but only when it is the right one. */
export async function saveZip(zip: ZipFacts): Promise<void> {
  const bytes = await readyZip(zip);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], {type: 'application/zip'}));
  link.download = zip.name;
  link.click();
  // Browsers have taken the bytes by then; none says when.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
