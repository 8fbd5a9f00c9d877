/** Elements whose content is no text for a reader. */
const DROPPED = new Set(
  'SCRIPT STYLE TEMPLATE IFRAME OBJECT EMBED SVG MATH NOSCRIPT TITLE TEXTAREA SELECT AUDIO VIDEO'.split(
    ' ',
  ),
);

/** An image with an address that was checked; a missing or broken one shows nothing. */
export function picture(src: string, alt: string, className = ''): HTMLImageElement {
  const image = document.createElement('img');
  const address = safePicture(src);
  image.alt = alt;
  if (className !== '') image.className = className;
  if (address === undefined) return image;
  image.decoding = 'async';
  image.addEventListener('error', () => {
    image.removeAttribute('src');
  });
  image.src = address;
  return image;
}

/** More than a comment needs; a page stands still for 100,000 line breaks. */
const MOST_NODES = 500;

/** Only what is read and taken apart, below; undefined where texts are taken as they are. */
const trusted =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('safe-nodes', {createHTML: (html) => html});

/** What is left of HTML from outside. */
export interface Safe {
  readonly nodes: readonly Node[];
  readonly text: string;
  readonly hasOnlyImages: boolean;
}

/**
 * Reads HTML that the app made of what viewers wrote. Text, line breaks and pictures are made anew,
 * nothing is taken over; other elements are left out and their text stays.
 * @param maxLength letters and pictures that stay; 0 for all
 */
export function safeNodes(html: string, maxLength = 0): Safe {
  const {body} = new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html');
  const nodes: Node[] = [];
  let room = maxLength === 0 ? Infinity : maxLength;
  let text = '';
  let pictures = 0;

  const hasRoom = (): boolean => room > 0 && nodes.length < MOST_NODES;
  const write = (part: string): void => {
    const letters = room === Infinity ? [part] : lettersOf(part);
    const isCut = room !== Infinity && letters.length > room;
    const kept = isCut ? `${letters.slice(0, room).join('')}…` : part;
    room = isCut ? 0 : room - letters.length;
    nodes.push(document.createTextNode(kept));
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      text += node.data;
      if (hasRoom()) write(node.data);
    } else if (node instanceof HTMLBRElement) {
      text += '\n';
      if (hasRoom()) nodes.push(document.createElement('br'));
    } else if (node instanceof HTMLImageElement) {
      pictures += 1;
      if (hasRoom()) nodes.push(copied(node));
      room -= 1;
    } else if (node instanceof Element && !DROPPED.has(node.nodeName.toUpperCase())) {
      node.childNodes.forEach(walk);
    }
  };
  body.childNodes.forEach(walk);
  return {nodes, text, hasOnlyImages: pictures > 0 && text.trim() === ''};
}

/** Letters as a reader counts them: an emoji of several parts is one. */
const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('ja').segment(text), ({segment}) => segment);

function copied(from: HTMLImageElement): HTMLImageElement {
  const image = picture(from.getAttribute('src') ?? '', from.alt, from.className);
  for (const side of ['width', 'height'] as const) {
    const size = from.getAttribute(side) ?? '';
    if (/^\d{1,4}$/u.test(size)) image.setAttribute(side, size);
  }
  return image;
}

/** What is always a bitmap; browsers look at the letters before the data to know SVG. */
const BITMAP = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[,;]/iu;

/**
 * A plain drawing, as our sample comments have them. Whatever can use a part of itself again is none:
 * 3 kB with `<use>` in `<use>` stop a page for good.
 */
const DRAWING =
  /^data:image\/svg\+xml,(?:<\/?(?:svg|g|path|rect|circle|ellipse)(?: (?:xmlns|viewBox|width|height|fill|opacity|[cr]?[xy]|[dr]|transform|stroke(?:-width|-line\w+)?)="[^"&<]*")*\/?>)+$/u;
const LONGEST_DRAWING = 6000;

/** The port of the app, unless the address or the style of the page has another, as for the SDK. */
const PORT = '11180';
const styledPort = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--one-sdk-port').trim();

/** The address of a picture that may be loaded; undefined for any other. */
export function safePicture(src: string): string | undefined {
  if (src.trim() === '') return undefined;
  try {
    // Judged as the browser reads it: `/\host/a.png` leads to a host.
    const page = new URL(document.baseURI);
    const url = new URL(src, page);
    return isSafe(url, page) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function isSafe({href, protocol, origin, hostname, port, pathname}: URL, page: URL): boolean {
  if (protocol === 'data:') {
    if (BITMAP.test(href)) return true;
    return href.length < LONGEST_DRAWING && DRAWING.test(decodeURIComponent(href));
  }
  // With a host it is another machine, to which Windows would sign in.
  if (protocol === 'file:') return page.protocol === protocol && hostname === '';
  const isWeb = /^https?:$/u.test(protocol);
  if (isWeb && (origin === page.origin || isApp(hostname, port, page))) return true;
  return protocol === 'https:' && !/\.svgz?$/iu.test(pathname);
}

const isApp = (hostname: string, port: string, page: URL): boolean =>
  /^(?:localhost|127\.0\.0\.1)$/u.test(hostname) &&
  port === (page.searchParams.get('port') ?? (styledPort() || page.port || PORT));
