import {inScript} from '@komebiyori/overlays/package/scriptData';
import {MIT_TERMS} from '@komebiyori/overlays/package/mit';
import {packFolder, type Packed} from '@komebiyori/overlays/package/packFolder';
import {SIZES, type Settings} from '../settings/settings';

const FOLDER = 'volume-party-komebiyori';

const pageOf = (settings: Settings): string => `<!doctype html>
<html lang="ja" class="volume-party-view">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>音量パーティー</title>
<body>
<div id="party" class="vparty-view"></div>
<script type="application/json" id="settings">${inScript(settings)}</script>
<script src="./party.js"></script>
</html>
`;

/** The file by which the app lists a template (`TemplateData` of the SDK). */
const factsOf = ({size}: Settings) => ({
  name: '音量パーティー',
  author: 'コメびより',
  link: '',
  description: '声の大きさに合わせて、画面に演出を出します。',
  width: SIZES[size].width,
  height: SIZES[size].height,
});

const readme = ({size, feed}: Settings): string => `音量パーティー（コメびより）

1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 追加したテンプレートを、OBSの「ソース」へドラッグします。大きさは${SIZES[size].width}×${SIZES[size].height}です。
${
  feed === 'page'
    ? '3. 音量パーティーのページを開いたままにし、「OBSの音」でOBSとつなぎます。'
    : '3. OBSのソースを右クリックし、「対話（操作）」でOBSのパスワードを入れます。OBSを開くたびに入れます。'
}

OBSのパスワードは、このzipに入っていません。
ルールを変えるときは、ページで直します。ページから送る形なら、すぐ画面に届きます。
`;

/**
 * The zip that the app installs. Equal input gives equal bytes.
 * @param script the bundled view (`zip.bundle.ts`)
 */
export function packParty(settings: Settings, script: string): Packed {
  // In OBS there is no microphone, and none of this machine's names is for others.
  const feed = settings.feed === 'mic' ? 'page' : settings.feed;
  const packed: Settings = {...settings, feed, deviceId: ''};
  return packFolder(FOLDER, [
    ['index.html', pageOf(packed)],
    ['party.js', script],
    ['template.json', JSON.stringify(factsOf(packed), undefined, 2)],
    ['README.txt', readme(packed)],
    ['LICENSE.txt', LICENSE],
  ]);
}

/** Packages whose code is in the template's script; all have the MIT licence. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'crypto-js': ['Copyright (c) 2009-2013 Jeff Mott', 'Copyright (c) 2013-2016 Evan Vosberg'],
  eventemitter3: ['Copyright (c) 2014 Arnout Kazemier'],
  'isomorphic-ws': ['Copyright (c) 2018 Zejin Zhuang <heineiuo@gmail.com>'],
  'matter-js': ['Copyright (c) Liam Brummitt and contributors.'],
  'obs-websocket-js': ['Copyright (c) 2016 Brendan Hagan'],
  valibot: ['Copyright (c) Fabian Hiller'],
};

/** The licence of our part, and of the packages that are in it. */
const LICENSE = [
  'MIT License',
  'Copyright (c) コメびより',
  '',
  ...Object.entries(PACKAGES).flatMap(([name, lines]) => [name, ...lines, '']),
  MIT_TERMS,
].join('\n');
