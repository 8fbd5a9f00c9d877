/** A page that can be opened without a network. */
export interface KeptPage {
  readonly url: string;
  readonly html: string;
}

/** What the document brings with it, made at build. */
export interface OfflineParts {
  readonly css: string;
  readonly script: string;
  readonly siteName: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** As it stands in the document, where `<` and `&` are escaped already. */
function titleOf({url, html}: KeptPage, siteName: string): string {
  const title = /<title\b[^>]*>(?<text>[^<]*)<\/title>/u.exec(html)?.groups?.['text']?.trim() ?? '';
  const suffix = ` | ${siteName}`;
  const own = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  return own === '' ? escaped(decodeURI(new URL(url).pathname)) : own;
}

/**
 * The document that is shown where a page was never opened before and there is no network. It keeps
 * the address, so that loading again opens the page that was asked for.
 * @param pages what can be opened, in the order of the list
 */
export function offlinePage(pages: readonly KeptPage[], parts: OfflineParts): string {
  const {css, script, siteName} = parts;
  const items = pages.map(
    (page) =>
      `<li><a href="${escaped(new URL(page.url).pathname)}">${titleOf(page, siteName)}</a></li>`,
  );
  const list =
    items.length === 0
      ? '<p>まだありません。通信できるときに開いたページは、次からオフラインでも開けます。</p>'
      : `<ul>${items.join('')}</ul>`;
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>オフラインです | ${siteName}</title><script>${script}</script><style>${css}</style></head><body><main><p class="name">${siteName}</p><h1>このページはオフラインでは開けません</h1><p>通信ができないため、ページを読み込めませんでした。このページはまだ開いたことがないか、保存してから30日が過ぎたため、ブラウザに残っていません。</p><p>通信を確かめて、もう一度読み込んでください。</p><p><a class="again" href="">再読み込み</a></p><h2>オフラインで開けるページ</h2>${list}</main></body></html>`;
}

/** The policy of that document: nothing but what it brings with it. */
export const offlinePolicy = (scriptHash: string): string =>
  `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
