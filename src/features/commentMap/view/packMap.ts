import {strToU8, zipSync} from 'fflate';
import type {Settings} from '../settings/settings';
import {VIEW_SIZE} from '../settings/viewUrl';

/** ZIP cannot say "no date"; its first day makes the same files the same archive. */
const FIXED_DATE = '1980-01-01T00:00:00';
const FOLDER = 'comment-map-komebiyori';

/** The file by which the app lists a template (`TemplateData` of the SDK). */
const FACTS = {
  name: 'コメントマップ',
  author: 'コメびより',
  link: '',
  description: '視聴者の都道府県を集めて、日本地図に映します。',
  ...VIEW_SIZE,
};

/** JSON that may stand in a script element: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const pageOf = (settings: Settings): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>コメントマップ</title>
<style>html, body, #map { margin: 0; height: 100%; overflow: hidden; background: transparent; }</style>
<div id="map"></div>
<script type="application/json" id="settings">${embedded(settings)}</script>
<script src="../__origin/js/onesdk.js"></script>
<script src="./map.js"></script>
</html>
`;

const README = `コメントマップ（コメびより）

1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 足したテンプレートを、OBSの「ソース」へドラッグします。大きさは${VIEW_SIZE.width}×${VIEW_SIZE.height}です。

数えた票は、ソースを読み込み直すと消えます。票と名前は保存しません。
設定を変えるときは、コメントマップのページでもう一度zipを作ります。
`;

const LICENSE = [
  '地図の形は、Victor Cazanaveさんの@svg-maps/japan 2.0.0です。',
  'https://github.com/VictorCazanave/svg-maps',
  '',
  'CC BY 4.0で使っています。沖縄と北海道の位置と大きさを変えることがあります。',
  'https://creativecommons.org/licenses/by/4.0/deed.ja',
  '',
  'そのほかは、コメびよりのテンプレートです。自由に使い、変えられます。',
  '',
].join('\n');

/**
 * The files of the template by their paths in its folder.
 * @param script the bundled view (`zip.bundle.ts`)
 */
function mapFiles(settings: Settings, script: string): Readonly<Record<string, string>> {
  return {
    'index.html': pageOf(settings),
    'map.js': script,
    'template.json': JSON.stringify(FACTS, undefined, 2),
    'settings.json': JSON.stringify(settings, undefined, 2),
    'README.txt': README,
    'LICENSE.txt': LICENSE,
  };
}

/** The zip that the app installs: one folder around all files. Equal input gives equal bytes. */
export function packMap(
  settings: Settings,
  script: string,
): {readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>} {
  const entries = Object.entries(mapFiles(settings, script)).map(
    ([name, text]): [string, Uint8Array] => [`${FOLDER}/${name}`, strToU8(text)],
  );
  const bytes = zipSync(Object.fromEntries(entries), {mtime: FIXED_DATE, level: 9});
  return {name: `${FOLDER}.zip`, bytes: new Uint8Array(bytes)};
}
