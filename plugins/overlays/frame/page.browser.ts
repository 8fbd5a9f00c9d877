import {READY_MESSAGE, readDocument} from '@komebiyori/overlays/preview/frameMessages';

/*
 * The one script of the page in which previews run: it becomes the document that its parent sends.
 * `document.write` keeps the policy that this page was answered with; `srcdoc` and `blob:` would have
 * that of the site, which allows neither fonts nor pictures of others.
 */
interface Writable {
  open: () => unknown;
  write: (html: string) => void;
  close: () => void;
}

/** Only what the parent sent, below, is made a document. */
const trusted =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('frame-document', {createHTML: (html) => html});

/** `write` is deprecated as a way to make pages; nothing else keeps the policy of the answer. */
const page: Writable = document;

const hear = ({source, data}: MessageEvent<unknown>): void => {
  const html = source === parent ? readDocument(data) : undefined;
  if (html === undefined) return;
  removeEventListener('message', hear);
  page.open();
  // The frame has no origin and its policy knows each script by its hash.
  page.write(trusted?.createHTML(html) ?? html);
  page.close();
};
addEventListener('message', hear);
// A sandboxed page cannot name the origin of its parent, and says nothing that is secret.
parent.postMessage(READY_MESSAGE, '*');
