import {fetchSiteFile, SiteFileError} from '@komebiyori/lib/siteFile.browser';
import type {ZipFile} from '@site/plugins/overlays/client';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {toHex} from '@site/src/lib/hex';

const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The bytes of a ready zip, asked for once.
 * @throws SiteFileError when it does not come, or is not the one that the page names
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
  const bytes = await fetchSiteFile(url);
  const hash = toHex(await crypto.subtle.digest('SHA-256', bytes));
  if (hash !== sha256) throw new SiteFileError('gone', `Another file at ${url}`);
  return bytes;
}

/** Saves a ready zip, as a link with `download` does, but only when it is the right one. */
export async function saveZip(zip: ZipFile): Promise<void> {
  saveFile(zip.name, await readyZip(zip));
}
