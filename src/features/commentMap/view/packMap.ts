import {inScript} from '@komebiyori/overlays/package/scriptData';
import {packFolder, type Packed} from '@komebiyori/overlays/package/packFolder';
import type {Settings} from '../settings/settings';
import {VIEW_SIZE} from '../settings/viewUrl';

const FOLDER = 'comment-map-komebiyori';

/** The file by which the app lists a template (`TemplateData` of the SDK). */
const FACTS = {
  name: 'コメントマップ',
  author: 'コメびより',
  link: '',
  description: '視聴者の都道府県を集めて、日本地図に映します。',
  ...VIEW_SIZE,
};

const pageOf = (settings: Settings): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>コメントマップ</title>
<style>html, body, #map { margin: 0; height: 100%; overflow: hidden; background: transparent; }</style>
<div id="map"></div>
<script type="application/json" id="settings">${inScript(settings)}</script>
<script src="../__origin/js/onesdk.js"></script>
<script src="./map.js"></script>
</html>
`;

const README = `コメントマップ（コメびより）

1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 追加したテンプレートを、OBSの「ソース」へドラッグします。大きさは${VIEW_SIZE.width}×${VIEW_SIZE.height}です。

数えた票は、ソースを再読み込みすると消えます。票と名前は保存しません。
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
 * The zip that the app installs. Equal input gives equal bytes.
 * @param script the bundled view (`zip.bundle.ts`)
 */
export const packMap = (settings: Settings, script: string): Packed =>
  packFolder(FOLDER, [
    ['index.html', pageOf(settings)],
    ['map.js', script],
    ['template.json', JSON.stringify(FACTS, undefined, 2)],
    ['settings.json', JSON.stringify(settings, undefined, 2)],
    ['README.txt', README],
    ['LICENSE.txt', LICENSE],
  ]);
