/** The path of a file of ours that a tag names, or undefined for data URLs and other sites. */
function ownPath(url: string | undefined): string | undefined {
  return url !== undefined && /^\/(?!\/)/u.test(url) ? url.replace(/[#?].*$/u, '') : undefined;
}

/** An attribute's value; the HTML minifier leaves quotes out where it can. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s${name}=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s"'>]+))`,
    'u',
  ).exec(tag);
  return match?.groups?.['double'] ?? match?.groups?.['single'] ?? match?.groups?.['bare'];
}

const EAGER_LINKS = ['stylesheet', 'preload', 'modulepreload'];

function requestedBy(tag: string): string | undefined {
  const name = /^<(?<name>\w+)/u.exec(tag)?.groups?.['name'];
  if (name === 'link') {
    return EAGER_LINKS.includes(attribute(tag, 'rel') ?? '') ? attribute(tag, 'href') : undefined;
  }
  if (name === 'video') return attribute(tag, 'poster');
  return attribute(tag, 'loading') === 'lazy' ? undefined : attribute(tag, 'src');
}

/**
 * The files of ours that a browser fetches for a page before any script has run, without the page
 * itself: stylesheets, preloads, scripts, and images and frames that are not lazy. Each once.
 */
export function filesOfHtml(html: string): string[] {
  const tags = html.match(/<(?:audio|iframe|img|link|script|video)\s[^>]*>/gu) ?? [];
  const paths = tags.map((tag) => ownPath(requestedBy(tag)));
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/**
 * The files of ours that a stylesheet names: fonts and pictures. A browser fetches those that an
 * element on the page uses, so this is the most it can be.
 */
export function filesOfCss(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*(?<quote>["']?)(?<url>[^]*?)\k<quote>\s*\)/gu)];
  const paths = urls.map(({groups}) => ownPath(groups?.['url']));
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/** The application's scripts, which the boot file loads later. */
export function applicationScripts(html: string): string[] {
  return /\sdata-scripts="(?<paths>[^"]*)"/u.exec(html)?.groups?.['paths']?.split(' ') ?? [];
}

/**
 * The sheets that are in the page's stylesheet, which the application does not load again, and those
 * that it loads when it starts.
 */
export function applicationStyles(html: string): {known: string[]; later: string[]} {
  const listed = (pattern: RegExp): string[] =>
    pattern.exec(html)?.groups?.['paths']?.split(' ').filter(Boolean) ?? [];
  return {
    known: listed(/\sdata-styles="(?<paths>[^"]*)"/u),
    later: listed(/\sdata-later-styles="(?<paths>[^"]*)"/u),
  };
}
