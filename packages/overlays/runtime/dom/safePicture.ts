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
