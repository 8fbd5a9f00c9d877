import {strToU8} from 'fflate';
import {emitCss, type FontFace} from '../css/emitCss';
import {isFor} from '../model/appVersions';
import type {Design} from '../model/design';
import {toJsonFile} from '../share/json';
import {takeAssets} from './assets';
import {packFolder, type Packed} from './packFolder';
import {inScript, SETTINGS_ID} from './scriptData';
import {settingsOf} from './settings';
import {slugOf, titleOf} from './slug';
import {licence, readme, templateJson, type FontNotice} from './texts';

/** A font that is bundled: woff2. */
export interface FontFile extends Omit<FontFace, 'path'> {
  /** Its name in `assets/`. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Of fonts from this site; those of the visitor bring nothing that we could name. */
  readonly notice?: FontNotice;
}

/** What a package holds besides what is made of the design. */
export interface Parts {
  /** The script of the template, bundled. */
  readonly script: string;
  /** A PNG; without it the app's list has no picture. */
  readonly thumb: Uint8Array | undefined;
  /** The address of the editor, for the readme and the app's list. */
  readonly link: string;
  readonly fonts?: readonly FontFile[];
  readonly allowsCustomCss?: boolean;
  /** The style sheet in place of the design's own, as a preview has it. */
  readonly style?: string;
}

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

/** The files of a template by their paths in its folder, in the order in which they are packed. */
export function templateFiles(
  design: Design,
  {script, thumb, link, fonts = [], allowsCustomCss = false, style: given}: Parts,
): ReadonlyMap<string, Uint8Array> {
  const {files, bare, linked} = takeAssets(design);
  const faces = fonts.map(({family, weight, file}) => ({family, weight, path: `./assets/${file}`}));
  const style = given ?? emitCss(linked, {target: 'zip', allowsCustomCss, faces});
  return new Map([
    ['index.html', strToU8(indexHtml(bare, titleOf(design)))],
    ['style.css', strToU8(style)],
    ['script.js', strToU8(script)],
    ['template.json', strToU8(templateJson(design, link))],
    ...(thumb === undefined ? [] : [['thumb.png', thumb] as const]),
    ['generator.json', strToU8(toJsonFile(bare))],
    ['README.txt', strToU8(readme(design, link))],
    ['LICENSE.txt', strToU8(licence(fonts))],
    ...fonts.map(({file, bytes}): [string, Uint8Array] => [`assets/${file}`, bytes]),
    ...files,
  ]);
}

/** The zip that the app installs: one folder around all files. Equal input gives equal bytes. */
export function packTemplate(design: Design, parts: Parts): Packed {
  return packFolder(slugOf(design), templateFiles(design, parts));
}
