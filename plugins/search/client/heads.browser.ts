import type {SentHeads} from '../shared/protocol';

/** A file that was fetched for the worker; without text it could not be loaded. */
interface FetchedFile {
  url: string;
  text: string | undefined;
}

async function textOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches the small files of an index in the page, because the worker is still starting, and sends
 * them through the port that is returned. What cannot be loaded the worker asks for itself, and tells.
 */
export function fetchHeads(urls: readonly string[]): MessagePort {
  const {port1, port2} = new MessageChannel();
  for (const url of urls) {
    void textOf(url).then((text) => {
      port1.postMessage({url, text} satisfies FetchedFile);
    });
  }
  return port2;
}

/** What comes through the ports, by its address; each file waits for its port only. */
export function createHeadsInbox(): {
  expect: (sent: SentHeads) => void;
  /** The text of a file that was fetched for the worker, or undefined for any other. */
  take: (url: string) => Promise<string | undefined>;
} {
  const arriving = new Map<string, Promise<string | undefined>>();
  return {
    expect({urls, port}) {
      const files = new Map<string, (text: string | undefined) => void>();
      for (const url of urls) {
        arriving.set(url, new Promise((resolve) => files.set(url, resolve)));
      }
      port.onmessage = ({data}: MessageEvent<FetchedFile>) => {
        files.get(data.url)?.(data.text);
        files.delete(data.url);
        if (files.size === 0) port.close();
      };
    },
    async take(url) {
      const text = await arriving.get(url);
      // A file that is asked for again could not be read: it is fetched anew.
      arriving.delete(url);
      return text;
    },
  };
}
