/**
 * Pages repeat facts: names of screens, ports, folders, limits, defaults. Each stands in one place,
 * src/lib/appFacts.ts, and what any page or figure says of it is held to that; defaults and ranges of
 * settings have no such place, so pages are held to each other.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  DATA_FOLDER,
  LIMITS,
  MENU,
  PORTS,
  SETTINGS_SECTIONS,
  WARNINGS,
  isIn,
} from '../../src/lib/appFacts';
import {compareManuals} from '../../src/lib/compareManuals';
import versions from '../../versions.json';
import {NEWEST, readManual} from './support/manualPage';
import {ROOT} from './support/pages';

interface Text {
  readonly where: string;
  readonly version: string;
  readonly text: string;
}

const pages: Text[] = versions.flatMap((version) =>
  readManual(version).map(({id, body}) => ({where: `${version}/${id}`, version, text: body})),
);
const figures: Text[] = readdirSync(path.join(ROOT, 'src', 'figures'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({
    where: `figures/${name}`,
    version: NEWEST,
    text: readFileSync(path.join(ROOT, 'src', 'figures', name), 'utf8'),
  }));

const sitePages: Text[] = readdirSync(path.join(ROOT, 'src', 'pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({
    where: `pages/${name}`,
    version: NEWEST,
    text: readFileSync(path.join(ROOT, 'src', 'pages', name), 'utf8'),
  }));

/** Every match of `pattern` whose first group `isRight` does not know, with its place. */
function wrong(
  texts: readonly Text[],
  pattern: RegExp,
  isRight: (found: string, version: string) => boolean,
): string[] {
  let count = 0;
  const slips = texts.flatMap(({where, version, text}) =>
    [...text.matchAll(pattern)].flatMap(([all, found = '']) => {
      count += 1;
      return isRight(found, version) ? [] : [`${where}: ${all}`];
    }),
  );
  // A pattern that finds nothing holds nothing.
  expect(count).toBeGreaterThan(0);
  return slips;
}

/** Sections of the settings of Windows, macOS and OBS that the manual leads to. */
const SYSTEM_SETTINGS = [
  ...['アプリ', 'システム', 'ネットワーク', 'プライバシーとセキュリティ', '一般', '時刻と言語'],
  ...['Wi-Fi', 'アクセシビリティ', '詳細設定', '音声'],
];
/** Addresses of other programs in samples. */
const FOREIGN_PORTS = [3000, 5173, 8000, 8080];

const ports: readonly number[] = Object.values(PORTS);
const isPort = (found: string): boolean =>
  ports.includes(Number(found)) || FOREIGN_PORTS.includes(Number(found));

describe('names of screens', () => {
  it('the menu has what a page leads to', () => {
    // The notes of what is new may lead to what only the newest version has.
    const paths = /(?<!\d\.\dでは「)メニュー（⋯）\s?→\s?[[「]*(?<path>[^\n」\]|]{2,16})/gu;
    const isName = (found: string, version: string): boolean =>
      MENU.some((item) => isIn(item, version) && found.startsWith(item.name));
    expect(wrong(pages, paths, isName)).toEqual([]);
    // A figure draws several versions.
    const isAnyName = (found: string): boolean => MENU.some(({name}) => found.startsWith(name));
    expect(wrong(figures, paths, isAnyName)).toEqual([]);
  });

  it('the settings have the section that a page leads to', () => {
    const names = [...SETTINGS_SECTIONS, ...SYSTEM_SETTINGS];
    expect(
      wrong([...pages, ...figures], /設定\s?→\s?[[「]*(?<path>[^\n」\]|]{2,16})/gu, (found) =>
        names.some((name) => found.startsWith(name)),
      ),
    ).toEqual([]);
  });

  it('warnings are quoted word for word', () => {
    const quoted =
      /「(?<text>[^「」\n]*(?:アクセラレーションが必要|ログインしていません|バックアップ先のフォルダ)[^「」\n]*)」/gu;
    expect(
      wrong([...pages, ...figures], quoted, (found) =>
        Object.values<string>(WARNINGS).includes(found),
      ),
    ).toEqual([]);
  });
});

describe('addresses and folders', () => {
  it('ports are those of the app and of the programs beside it', () => {
    const pattern = /(?:localhost|アドレス|\d{1,3}(?:\.\d{1,3}){3}):(?<port>\d{2,5})/gu;
    expect(wrong([...pages, ...figures], pattern, isPort)).toEqual([]);
  });

  it.each([
    ['feature/voicevox', PORTS.voicevox],
    ['feature/coeiroink', PORTS.coeiroink],
    ['feature/aivis-speech', PORTS.aivisSpeech],
    ['feature/bouyomichan', PORTS.bouyomichanHttp],
    ['feature/yncneo', PORTS.yncneo],
    ['feature/wordparty-and-vts', PORTS.vtubeStudio],
  ])('%s names its port', (page, port) => {
    const own = pages.filter(({where}) => where === `${NEWEST}/${page}`);
    expect(own.map(({text}) => text.includes(String(port)))).toEqual([true]);
  });

  it('the data folder has one name on each system', () => {
    const names: readonly string[] = Object.values(DATA_FOLDER);
    const folder = /(?<!LOCAL)(?<folder>%APPDATA%\\\w+|~\/Library\/Application Support\/\w+)/gu;
    expect(wrong([...pages, ...figures], folder, (found) => names.includes(found))).toEqual([]);
  });
});

describe('statements', () => {
  it.each<[what: string, never: RegExp]>([
    ['integrations that are on all read', /最後に選んだ(?:もの|ほう|1つ)/gu],
    ['a week is enough for NEW', /1週間(?:より|を超えて)/gu],
    ['CSS of the editor replaces what is there', /(?:作った|できた)CSSを[^。\n]*下へ貼/gu],
    ['the app has one language', /「言語」[^。\n]*開き直す/gu],
    ['the port cannot be changed', /(?<!VTube Studioの)ポート(?:番号)?を変えた(?:人|とき|場合)/gu],
    [
      'an update leaves the files of templates, not their fit',
      /本アプリの更新 \| 影響を受けません/gu,
    ],
    ['capturing an app takes its notification sounds along', /読み上げだけを別の音量で乗せる/gu],
    ['public paths need no token', /401や403|トークンをコピーし直し、プラグイン/gu],
    ['who plays stands on top of the queue', /列の上へ移|列の上から数え/gu],
    [
      'the tester passes by the switches of the frame',
      /本アプリは正しく動いています|枠の「(?:読み上げ|翻訳)」をオンにし、コメントテスターで送/gu,
    ],
    ['the search says ギフトだけ', /「ギフトのみ」/gu],
    [
      'what stays on the computer is no transmission',
      /- 読み上げソフトや連携ソフトとやり取り|設定した読み上げソフトや連携ソフト/gu,
    ],
  ])('%s', (_, never) => {
    const all = [...pages, ...sitePages, ...figures];
    const slips = all.flatMap(({where, text}) =>
      [...text.matchAll(never)].map(([found]) => `${where}: ${found}`),
    );
    expect(slips).toEqual([]);
  });
});

describe('procedures', () => {
  it('choose what a backup holds, which is nothing at first, before it is made', () => {
    const blocks = [...pages, ...sitePages].flatMap(({where, text}) =>
      text.split(/\n{2,}/u).map((block) => ({where, block})),
    );
    const pressed = blocks.filter(({block}) => block.includes('「今すぐバックアップ」を押'));
    expect(pressed.length).toBeGreaterThan(0);
    expect(pressed.filter(({block}) => !/対象|チェックを入れ/u.test(block))).toEqual([]);
  });

  /** The page of every manual that must say it, if the version has the page. */
  it.each<[what: string, page: string, always: RegExp]>([
    [
      'going back needs the former file',
      'guide/update',
      /今のバージョンのファイル（exeかdmg）を残/u,
    ],
    [
      'going back needs the former file',
      'trouble-shooting/after-update',
      /更新の前に残したファイル/u,
    ],
    ['a code of the fan support ends', 'pro/how-to-get-license', /最後に使ったコードの期限まで/u],
    ['removing all begins with the registration', 'guide/install', /1\. Proを使っていた場合は/u],
    [
      'gifts are gone with the app',
      'feature/gift-by-users',
      /閉じるか、途中で落ちると、一覧と「済」/u,
    ],
  ])('%s, says %s', (_, page, always) => {
    // Before 5.2 there was no list of gifts.
    const isOld = (version: string): boolean =>
      page === 'feature/gift-by-users' && compareManuals(version, '5.2') < 0;
    const told = pages.filter(({where, version}) => where === `${version}/${page}`);
    expect(told).toHaveLength(versions.length);
    expect(
      told.flatMap(({where, version, text}) =>
        isOld(version) || always.test(text) ? [] : [where],
      ),
    ).toEqual([]);
  });
});

describe('limits', () => {
  it.each<[keyof typeof LIMITS, RegExp]>([
    ['lookBack', /種類ごとに(?<count>\d+)件/gu],
    ['niconicoDisconnect', /(?:切断|ニコニコ)[^。|\n]{0,24}?(?<seconds>\d+)秒/gu],
    ['youtubeFailures', /(?<times>\d+)回続けて失敗/gu],
    ['templateComments', /(?:持つのは|省くと)(?<count>\d+)件/gu],
    ['stock', /ためられるのは(?<count>\d+)件/gu],
  ])('%s is the same everywhere', (limit, pattern) => {
    expect(
      wrong([...pages, ...figures], pattern, (found) => Number(found) === LIMITS[limit]),
    ).toEqual([]);
  });
});

/** Screens of their own, whose settings only share their names with others. */
const OWN_SCREENS =
  /(?:aivis-speech|coeiroink|voicevox|service-options|wordparty|wordparty-and-vts|wordparty-editor|dictionary|comment-log-search)$/u;
const SHARED_NAMES = new Set([
  ...['URL', 'ギフト', 'コメント', 'サービス', 'ホスト名', 'ポート番号', '対象', '名前', '倍率'],
  '言語',
]);

interface Setting {
  readonly where: string;
  readonly item: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The rows of tables that say which default or range a setting has. */
function settingsIn({where, text}: Text): Setting[] {
  let head: string[] | undefined;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      head = undefined;
      return [];
    }
    const cells = line.split('|').slice(1, -1);
    if (head === undefined) {
      head = cells.map((cell) => cell.trim());
      return [];
    }
    const row = Object.fromEntries(head.map((name, at) => [name, (cells[at] ?? '').trim()]));
    const {項目: item, 初期値: value, 範囲: range} = row;
    if (item === undefined || /^-+$/u.test(item)) return [];
    const values = Object.fromEntries(
      Object.entries({初期値: value, 範囲: range}).filter(
        (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '―',
      ),
    );
    return [{where, item: item.replaceAll(/[`「」]/gu, ''), values}];
  });
}

describe('settings', () => {
  it.each(versions)(
    'of %s have one default and one range, whichever page tells them',
    (version) => {
      const known = new Map<string, {where: string; value: string}>();
      const rows = pages
        .filter(({where, ...page}) => page.version === version && !OWN_SCREENS.test(where))
        .flatMap(settingsIn);
      expect(rows.length).toBeGreaterThan(100);
      const contradictions = rows.flatMap(({where, item, values}) =>
        Object.entries(values).flatMap(([column, value]) => {
          if (SHARED_NAMES.has(item)) return [];
          const before = known.get(`${item} ${column}`);
          if (before === undefined || before.where === where) {
            known.set(`${item} ${column}`, {where, value});
            return [];
          }
          return before.value === value
            ? []
            : [`${item}, ${column}: ${before.where} ${before.value}, ${where} ${value}`];
        }),
      );
      expect(contradictions).toEqual([]);
    },
  );
});
