/**
 * Why a file of the site did not come: no network, or a connection that says nothing more; the server
 * is in trouble; the page of somebody else in its place, as that of a hotel's network; it is gone,
 * because the site has been built anew since.
 */
export type FileFault = 'network' | 'server' | 'foreign' | 'gone';

export class SiteFileError extends Error {
  constructor(
    readonly fault: FileFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SiteFileError';
  }
}

/** ms; a connection over which nothing comes for so long is none. */
const STALL_MS = 20_000;

/** What a status of the server means, where it is none of success. */
function faultOfStatus(status: number): FileFault {
  return status === 404 || status === 410 ? 'gone' : 'server';
}

/**
 * A file of the site, whole.
 * @param signal ends it
 * @throws SiteFileError when it does not come; what the signal was aborted with
 */
export async function fetchSiteFile(
  url: string | URL,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stall.abort();
    }, STALL_MS);
  };
  const end = (): void => {
    stall.abort();
  };
  signal?.addEventListener('abort', end);
  wait();
  try {
    const response = await fetch(url, {signal: stall.signal});
    if (!response.ok) {
      throw new SiteFileError(faultOfStatus(response.status), `${response.status} ${String(url)}`);
    }
    // Nothing that is asked for here is a page.
    if (response.headers.get('Content-Type')?.startsWith('text/html') === true) {
      throw new SiteFileError('foreign', `A page in place of ${String(url)}`);
    }
    return await bytesOf(response, wait);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof SiteFileError) throw cause;
    throw new SiteFileError('network', `No answer from ${String(url)}`, {cause});
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

async function bytesOf({body}: Response, onPart: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    onPart();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A text file of the site (UTF-8); as `fetchSiteFile`. */
export async function fetchSiteText(url: string | URL, signal?: AbortSignal): Promise<string> {
  return new TextDecoder().decode(await fetchSiteFile(url, signal));
}

/**
 * Adds a worklet of the site to an audio context; the browser itself waits for ever.
 * @throws SiteFileError when nothing comes; what the browser throws where it cannot be had
 */
export async function addSiteWorklet(context: BaseAudioContext, url: URL): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SiteFileError('network', `No answer from ${String(url)}`));
    }, STALL_MS);
  });
  try {
    await Promise.race([context.audioWorklet.addModule(url), late]);
  } finally {
    clearTimeout(timer);
  }
}
