import {isData, isKnownHtml, isKnownScript} from './trusted';

/**
 * What the browser asks, under a policy that says `require-trusted-types-for 'script'`, when a text
 * would become HTML or the address of a script: anything but what is known is refused. Code that
 * makes HTML on purpose says so by a policy with a name (src/lib/ownHtml.ts).
 * @param sources origins of third parties whose scripts may be loaded
 */
export function guardSinks(
  {origin, href}: Pick<Location, 'origin' | 'href'>,
  sources: readonly string[],
): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScript: (text) => (isData(text) ? text : undefined),
    createHTML: (html) => (isKnownHtml(html) ? html : undefined),
    createScriptURL: (address) =>
      isKnownScript(new URL(address, href), origin, sources) ? address : undefined,
  });
}
