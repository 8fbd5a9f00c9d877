type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

const READY = 'frame-ready';
const DOCUMENT = 'frame-document';

/** What the page of the frame says when it waits for a document. */
export const READY_MESSAGE = {type: READY} as const;

/** Whether a message says so. */
export const isReady = (value: unknown): boolean => loose(value)['type'] === READY;

/** Gives the page of the frame its document. */
export const documentMessage = (html: string): object => ({type: DOCUMENT, html});

/** The document of such a message; undefined for anything else. */
export function readDocument(value: unknown): string | undefined {
  const {type, html} = loose(value);
  return type === DOCUMENT && typeof html === 'string' ? html : undefined;
}

/**
 * The page of the frame. Its answer has a policy of its own (plugins/overlays): that of the site,
 * which a `srcdoc` document would have, allows neither fonts nor pictures of others.
 */
export const FRAME_PAGE = '/generator/frame.html';
