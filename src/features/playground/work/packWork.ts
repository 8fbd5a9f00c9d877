import {packFolder, type Packed} from '@komebiyori/overlays/package/packFolder';
import {folderName} from '@komebiyori/overlays/package/slug';
import {FILE_NAMES} from '@site/plugins/playground/client';
import type {SharedTemplate} from './link';

const SIZE = {width: 450, height: 800} as const;

/** The file by which the app lists a template (`TemplateData` of the SDK). */
function templateJson(title: string, link: string): string {
  const description = 'プレイグラウンドで作ったテンプレートです';
  const facts = {name: title, author: 'コメびより プレイグラウンド', link, description, ...SIZE};
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}

const readme = (title: string, link: string): string => `${title}
大きさ：幅${SIZE.width}、高さ${SIZE.height}

使い方
1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 「カスタム」のタブに出たら、青い文字をOBSの「ソース」へドラッグします。

SDK（onesdk.js）は入っていません。本アプリに付属するものを、../__origin/js/onesdk.jsから読み込みます。
作り直すときは、${link} を開きます。
`;

/** The zip that the app installs: one folder around the files of a template. */
export function packWork({title, files}: SharedTemplate, link: string): Packed {
  const {html, css, script} = files;
  return packFolder(folderName('playground', title), [
    [FILE_NAMES.html, html],
    ...(css === '' ? [] : [[FILE_NAMES.css, css] as const]),
    ...(script === '' ? [] : [[FILE_NAMES.script, script] as const]),
    ['template.json', templateJson(title, link)],
    ['README.txt', readme(title, link)],
  ]);
}
