import type {Design} from '../model/design';
import {isFor} from '../model/appVersions';
import {settingsOf} from './settings';
import {inScript, SETTINGS_ID} from './scriptData';

/**
 * The page of a template. The body is hidden until the script runs, so nobody sees it unstyled; the
 * scripts block the parser, because the SDK starts its clock only when `ready()` is called while the
 * document loads. Before 5.0 there is no SDK for new templates: the script reads the app's JSON.
 */
export function indexHtml(design: Design, title: string): string {
  const sdk = isFor(design.app, {since: '5_0'})
    ? '    <script src="../__origin/js/onesdk.js"></script>\n'
    : '';
  return `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <title>${inHtml(title)}</title>
    <link rel="stylesheet" href="./style.css" />
  </head>
  <body hidden>
    <div class="container" id="container"><div class="comments"></div></div>
    <script type="application/json" id="${SETTINGS_ID}">
${inScript(settingsOf(design))}
    </script>
${sdk}    <script src="./script.js"></script>
  </body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const inHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
