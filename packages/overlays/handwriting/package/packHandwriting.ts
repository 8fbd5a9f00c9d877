import {packFolder, type Packed} from '../../package/packFolder';
import {licenceWith} from '../../package/texts';
import {HANDWRITING} from '../facts';
import {SHORTCUTS} from '../model/shortcuts';
import type {HandwritingParts} from './bundleHandwriting';

/** The zip of the template. Equal input gives equal bytes. */
export function packHandwriting(
  {files, notices}: HandwritingParts,
  {thumb, siteUrl}: {readonly thumb: Uint8Array; readonly siteUrl: string},
): Packed {
  const {slug, name, description, width, height, manual} = HANDWRITING;
  const link = `${siteUrl}${manual}`;
  const facts = {name, author: 'コメびより', link, description, width, height};
  return packFolder(slug, [
    ...files,
    ['template.json', `${JSON.stringify(facts, undefined, 2)}\n`],
    ['README.txt', handwritingReadme(link)],
    ['LICENSE.txt', licenceWith(notices)],
    ['thumb.png', thumb],
  ]);
}

/** What somebody reads who opens the zip. */
const handwritingReadme = (link: string): string => `${HANDWRITING.name}
大きさ：幅${HANDWRITING.width}、高さ${HANDWRITING.height}

入れ方
1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 「カスタム」のタブに出たら、青い文字をOBSの「ソース」へドラッグします。
3. 幅を${HANDWRITING.width}、高さを${HANDWRITING.height}にします。
4. 手書きパッド（pad.html）を開いて書きます。アドレスは次のとおりです。
   http://localhost:11180/templates/custom/${HANDWRITING.slug}/pad.html

手書きパッドを開く場所
- OBSの「ドック → カスタムブラウザドック」
- PCのブラウザ
- タブレットやスマートフォン（本アプリの設定 → APIの「許可ホスト」に、その端末のIPアドレスを書きます）
ランプが点灯しないときは、パッドのランプのボタンから、OBSのWebSocketサーバーにつなぎます。
- パッドを使わないとき：OBSのソースを右クリックし、「対話（操作）」で直接書きます。

キー
${SHORTCUTS.map(({key, label}) => `${key.toUpperCase()}：${label}`).join('\n')}

見た目を変えるには、OBSの「カスタムCSS」に、style.cssの変数を書きます。

くわしい使い方
${link}
`;
