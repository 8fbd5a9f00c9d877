/** A page that leads on without any script, for hosts that know no redirects. */
export function forwardPage(to: string, siteUrl: string, title: string): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><main><p><a href="${to}">${title}へ移動します</a></p></main></body></html>`;
}
