import {MIT_TERMS} from '@komebiyori/overlays/package/mit';
import {strToU8, zipSync} from 'fflate';
import {SIZES, type Settings} from '../settings/settings';

/** ZIP cannot say "no date"; its first day makes the same files the same archive. */
const FIXED_DATE = '1980-01-01T00:00:00';
const FOLDER = 'volume-party-komebiyori';

/** JSON that may stand in a script element: nothing in it can end the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const pageOf = (settings: Settings): string => `<!doctype html>
<html lang="ja" class="volume-party-view">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>音量パーティー</title>
<body>
<div id="party" class="vparty-view"></div>
<script type="application/json" id="settings">${embedded(settings)}</script>
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
2. 足したテンプレートを、OBSの「ソース」へドラッグします。大きさは${SIZES[size].width}×${SIZES[size].height}です。
${
  feed === 'page'
    ? '3. 音量パーティーのページを開いたままにし、「OBSの音」でOBSとつなぎます。'
    : '3. OBSのソースを右クリックし、「対話（操作）」でOBSのパスワードを入れます。OBSを開くたびに入れます。'
}

OBSのパスワードは、このzipに入っていません。
ルールを変えるときは、ページで直します。ページから送る形なら、すぐ画面に届きます。
`;

/**
 * The zip that the app installs: one folder around all files. Equal input gives equal bytes.
 * @param script the bundled view (`zip.bundle.ts`)
 */
export function packParty(
  settings: Settings,
  script: string,
): {readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>} {
  // In OBS there is no microphone, and none of this machine's names is for others.
  const feed = settings.feed === 'mic' ? 'page' : settings.feed;
  const packed: Settings = {...settings, feed, deviceId: ''};
  const files: Readonly<Record<string, string>> = {
    'index.html': pageOf(packed),
    'party.js': script,
    'template.json': JSON.stringify(factsOf(packed), undefined, 2),
    'README.txt': readme(packed),
    'LICENSE.txt': LICENSE,
  };
  const entries = Object.entries(files).map(([name, text]): [string, Uint8Array] => [
    `${FOLDER}/${name}`,
    strToU8(text),
  ]);
  const bytes = zipSync(Object.fromEntries(entries), {mtime: FIXED_DATE, level: 9});
  return {name: `${FOLDER}.zip`, bytes: new Uint8Array(bytes)};
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
