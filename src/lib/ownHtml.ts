/**
 * Says that HTML is our own, for `dangerouslySetInnerHTML`: from the configuration, or cleaned at
 * build. Nothing that a visitor, an address or a server sends may ever be passed here. Pages refuse
 * all other texts that would become HTML (plugins/boot/client/guardSinks.browser.ts).
 */
export function ownHtml(html: string): string | TrustedHTML {
  if (typeof trustedTypes === 'undefined') return html;
  policy ??= trustedTypes.createPolicy('own-html', {createHTML: (text) => text});
  return policy.createHTML(html);
}

/** A policy of one name can be made once. */
let policy: TrustedTypePolicy | undefined;
