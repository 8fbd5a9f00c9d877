import {inScript} from '../package/scriptData';
import {START_ID, type Start} from './messages';
import {sheetOf} from './sheet';

export interface DocumentParts {
  /** The files of the template, as `templateFiles` makes them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The script that stands in for the SDK: `bundlePreview()`. */
  readonly sdk: string;
  /** For the policy of the frame. */
  readonly nonce: string;
  /** For messages. */
  readonly token: string;
}

const LINK = /<link rel="stylesheet" href="\.\/style\.css" \/>/u;
const SDK = /<script src="\.\.\/__origin\/js\/onesdk\.js"><\/script>/u;
const SCRIPT = /<script src="\.\/script\.js"><\/script>/u;

/** What the frame may do: run the two scripts, and show pictures and fonts. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline' https://fonts.googleapis.com",
    'font-src data: https://fonts.gstatic.com',
    'img-src data: blob: https:',
  ].join('; ');

/** OBS forces no colours, so the visitor's system does not either; half of them would be forced. */
const COLORS =
  '<style>@media (forced-colors: active) { :root { forced-color-adjust: none } }</style>';

/**
 * One document of a template's files, written into the page of a frame with
 * `sandbox="allow-scripts"`. It runs the exported page and script; only the SDK is another, and the
 * style sheet is set by script, so that it can be changed and no policy for style elements matters.
 * @throws Error when the files are not those of a template of ours
 */
export function previewDocument({files, sdk, nonce, token}: DocumentParts): string {
  const start: Start = {token, sheet: sheetOf(textOf(files, 'style.css'), files)};
  const data = inScript(start);
  const before =
    `<script type="application/json" id="${START_ID}">${data}</script>` + inline(sdk, nonce);
  const html = textOf(files, 'index.html').replace(SDK, '');
  const {head, middle, tail} = partsOf(html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(nonce)}">`;
  return [head, meta, COLORS, before, middle, inline(textOf(files, 'script.js'), nonce), tail].join(
    '',
  );
}

/** Before the style sheet, between it and the script, and after that. */
function partsOf(html: string) {
  const [head, afterLink] = html.split(LINK);
  const [middle, tail] = (afterLink ?? '').split(SCRIPT);
  if (head === undefined || middle === undefined || tail === undefined) {
    throw new Error('The page is not that of a template');
  }
  return {head, middle, tail};
}

/** Byte for byte what was given: the page's own policy may know the script by its hash. */
function inline(script: string, nonce: string): string {
  if (/<\/script|<!--/iu.test(script)) throw new Error('The script would end its element');
  return `<script nonce="${nonce}">${script}</script>`;
}

function textOf(files: ReadonlyMap<string, Uint8Array>, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`The template has no ${path}`);
  return new TextDecoder().decode(bytes);
}
