import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as v from 'valibot';
import {parse} from 'yaml';
import {parseManuals} from '../../config/manuals';
import manualsData from '../../data/manuals.json';
import {checked} from '../../src/lib/checked';
import {compareManuals} from '../../src/lib/compareManuals';
import {repeated} from '../../src/lib/lists';
import versions from '../../versions.json';
import {lacksFeature} from './support/laterFeatures';
import {readManual, type ManualPage} from './support/manualPage';
import {ROOT} from './support/pages';
import {pagesOf} from './support/pageTree';

const OLD = versions.slice(1);
const manuals = new Map(versions.map((version) => [version, readManual(version)]));
const pagesIn = (version: string): readonly ManualPage[] => manuals.get(version) ?? [];
const read = (...names: string[]): string => readFileSync(path.join(ROOT, ...names), 'utf8');

const Text = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'));
/** Docusaurus would show the key for a label, and its own words for a description. */
const TagsSchema = v.record(
  Text,
  v.strictObject({label: Text, permalink: Text, description: Text}),
);

/** Everything of a page that a reader or a search engine sees. */
const wholeText = ({title, description, keywords, body}: ManualPage): string =>
  [title, description, ...keywords, body].join('\n');

interface Later {
  readonly since: string;
  readonly words: RegExp;
  /** Pages that may say it in an older version, each because it must. */
  readonly may?: readonly string[];
}

/** What a page of an older version must not speak of (STYLEGUIDE.md, 5), by what came when. */
const LATER: readonly Later[] = [
  {
    since: '8.0',
    words:
      /コメントログ検索|「辞書」の(?:窓|ウィンドウ)|メニュー（⋯）→ (?:辞書|コメントログ)|リスナー検索|受け取る種別の宣言が必要|\/developer\//u,
  },
  {since: '7.1', words: /COEIROINK|AivisSpeech|コエイロインク|ポン出し|ponkit/u},
  // "X（旧Twitter）は非推奨" is about a site.
  {since: '7.0', words: /非推奨/u, may: ['supported-sites']},
  {
    since: '6.0',
    words:
      /連結|タイムスタンプ|システムコメント|システムメッセージ|クラウド(?:ユーザー)?辞書|内蔵辞書|permissions|ホバーで停止|usePermission/u,
    // The list of pages says from when on each can be used.
    may: ['feature/index'],
  },
  {
    since: '5.2',
    words:
      /パワーアップ|ギフト一覧|\bKick\b|VTips|(?<!ブラウザソースの)ハードウェアアクセラレーション|キャッシュの消去/u,
    may: ['feature/index'],
  },
];

/** What is gone: the last version with it, and the pages that tell that it was there. */
const GONE: readonly {last: string; words: RegExp; may: readonly string[]}[] = [
  {
    last: '5.2',
    words: /Mildom/u,
    may: [
      ...['supported-sites', 'urls', 'guide/get-comment', 'guide/update', 'settings/platform'],
      // A reader who comes from version 4 has such frames.
      'trouble-shooting/migrate-v4',
    ],
  },
  {
    last: '7.0',
    words: /演出コントローラー|wordparty-controller/u,
    may: ['about', 'guide/more', 'guide/update', 'feature/wordparty', 'feature/wordparty-ponkit'],
  },
];

const {generators} = parseManuals(manualsData, versions);
/** The edition of the template editor that the pages of a version link to. */
const editorOf = (version: string): string => generators[version] ?? '';

/** Specification, section 9: the editors for 8.0, 7.0-7.1 (7.2 has none of its own), 6.0, 5.1-5.2. */
const SPECIFIED_EDITORS: Readonly<Record<string, string>> = {
  ...{'8.0': '8_0', '7.2': '7_0', '7.1': '7_0', '7.0': '7_0'},
  ...{'6.0': '6_0', '5.2': '5_1', '5.1': '5_1', '5.0': '5_0'},
};

/** Pages that lead to the newest version and may name it. */
const TO_THE_NEWEST = ['guide/update', 'trouble-shooting/after-update'];

const placesOf = (version: string, words: RegExp, may: readonly string[]): string[] =>
  pagesIn(version)
    .filter(
      ({id}) => !may.includes(id) && !TO_THE_NEWEST.includes(id) && !lacksFeature(version, id),
    )
    .flatMap((page) => {
      const word = words.exec(wholeText(page))?.[0];
      return word === undefined ? [] : [`${page.id}: ${word}`];
    });

describe.each(OLD)('the manual of %s', (version) => {
  it.each(LATER.filter(({since}) => compareManuals(version, since) < 0))(
    'does not speak of what came with $since',
    ({words, may = []}) => {
      expect(placesOf(version, words, may)).toEqual([]);
    },
  );

  it.each(GONE.filter(({last}) => compareManuals(version, last) > 0))(
    'does not speak of what went after $last as if it were there',
    ({words, may}) => {
      expect(placesOf(version, words, may)).toEqual([]);
    },
  );

  it('names no later version', () => {
    const later = versions.slice(0, versions.indexOf(version));
    const words = new RegExp(
      `(?<![\\d.])(?:${later.join('|').replaceAll('.', '\\.')})(?![\\d.])`,
      'u',
    );
    // The titles of editors name two versions, as they stand in the menu of the site.
    const pages = pagesIn(version).map((page) => ({
      ...page,
      body: page.body.replaceAll(/5\.1-5\.2|7\.0[-〜]7\.1/gu, ''),
    }));
    const found = pages
      .filter(({id}) => !TO_THE_NEWEST.includes(id) && !lacksFeature(version, id))
      .filter(({id}) => id !== 'feature/index')
      .flatMap((page) => {
        const word = words.exec(wholeText(page))?.[0];
        return word === undefined ? [] : [`${page.id}: ${word}`];
      });
    expect(found).toEqual([]);
  });

  it('says of no version that it is the current one, which only the newest manual can know', () => {
    const found = pagesIn(version).flatMap(({id, body}) =>
      (
        body.match(
          /現在のバージョンは\d[\d.]*|[\d.]+の現在のバージョン|最新のバージョンは\d[\d.]*/gu,
        ) ?? []
      ).map((words) => `${id}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('shows its figures as they are in this version', () => {
    const others = pagesIn(version).flatMap(({id, body}) =>
      [...body.matchAll(/\bversion="(?<shown>[^"]*)"/gu)]
        .filter(([, shown]) => shown !== version)
        .map(([found]) => `${id}: ${found}`),
    );
    expect(others).toEqual([]);
  });

  it('links to the newest manual only where the reader is led there', () => {
    const found = pagesIn(version)
      .filter(({id}) => !TO_THE_NEWEST.includes(id) && !lacksFeature(version, id))
      .filter(({body}) => /\]\(\/docs(?:\/|\))/u.test(body))
      .map(({id}) => id);
    expect(found).toEqual([]);
  });
});

describe.each(versions)('version %s', (version) => {
  it('has the edition of the template editor that the specification names', () => {
    expect(editorOf(version)).toBe(SPECIFIED_EDITORS[version] ?? editorOf(version));
  });

  it('links to its own edition of the template editor', () => {
    const editions = pagesIn(version)
      // One tells how to come to the newest version, the other which edition suits which version.
      .filter(({id}) => !['guide/update', 'customize/editor'].includes(id))
      .flatMap(({id, body}) =>
        [...body.matchAll(/\/generator\/templates\/(?<edition>\d_\d)/gu)]
          .filter(([, edition]) => edition !== editorOf(version))
          .map(([found]) => `${id}: ${found}`),
      );
    expect(editions).toEqual([]);
    expect(pagesIn(version).some(({body}) => body.includes('/generator/templates/'))).toBe(true);
  });

  it('links to no later edition of the template editor', () => {
    const editions = pagesIn(version).flatMap(({id, body}) =>
      id === 'guide/update'
        ? []
        : [...body.matchAll(/\/generator\/templates\/(?<edition>\d_\d)/gu)]
            .filter(([, edition = '']) => edition > editorOf(version))
            .map(([found]) => `${id}: ${found}`),
    );
    expect(editions).toEqual([]);
  });

  it('declares the tags of the specification, which are listed here, and uses no others', () => {
    const tags = [
      ...['obs', 'pro', 'url', 'word-party', 'voicevox'],
      ...(compareManuals(version, '7.1') >= 0 ? ['coeiroink', 'aivis-speech'] : []),
      ...['アップデート', 'アンケート', 'インストール', 'カスタマイズ', 'コメントログ'],
      ...['テンプレート', '設定'],
      ...(compareManuals(version, '8.0') >= 0 ? ['api', 'sdk', 'twitch'] : []),
    ];
    const file = `versioned_docs/version-${version}/tags.yml`;
    const declared = checked(TagsSchema, parse(read(file)), file);
    expect(Object.keys(declared)).toEqual(tags);
    expect(repeated(Object.values(declared).map(({permalink}) => permalink))).toEqual([]);
    const used = new Set(pagesIn(version).flatMap((page) => page.tags));
    expect([...used].sort()).toEqual([...tags].sort());
  });

  it('has every page but the one on reports in its one sidebar, in the order of the newest', () => {
    const idsIn = (name: string): string[] => {
      const text = read('versioned_sidebars', `version-${name}-sidebars.json`);
      expect(Object.keys(JSON.parse(text) as object)).toEqual(['docs']);
      return [...text.matchAll(/"(?<id>[a-z][\w/-]*)"(?=[,\s\]}])/gu)]
        .map(([, id = '']) => id)
        .filter((id) => id === 'docs' || !['doc', 'category'].includes(id));
    };
    const ids = idsIn(version);
    expect([...ids].sort()).toEqual(pagesOf(version).filter((id) => id !== 'contributing'));
    const newest = idsIn(versions[0] ?? '').filter((id) => ids.includes(id));
    expect(ids.filter((id) => newest.includes(id))).toEqual(newest);
  });
});

/** Sentences that are true in one version alone: page, then what it says. */
const ONLY_THERE: Readonly<Record<string, readonly (readonly [page: string, says: string])[]>> = {
  '5.0': [
    ['feature/wordparty', 'コメントを待たずに出す方法は、2つあります。'],
    [
      'feature/comment-tester',
      '自分の手で演出を出したいときも、コメントテスターでその言葉を送ります。',
    ],
    ['guide/update', 'データフォルダの名前が4系と違います。'],
  ],
  '5.1': [
    ['feature/wordparty-controller', '語のない演出は、ボタンから出せません。'],
    ['feature/wordparty-controller', '同じ語に反応する演出がほかにもあると、'],
    ['guide/update', '演出を手で出す方法が増えました。'],
  ],
  '5.2': [
    ['feature/gift-by-users', 'SHOWROOM・ミラティブ・TikTok LIVE・Mildom'],
    ['feature/wordparty-controller', '5.2.1までは、演出に登録された語への反応として演出が出ます。'],
    ['settings/others', '全体ショートカットは、読み上げ停止と、参加型の先頭を完了の2つです。'],
  ],
  '6.0': [
    ['settings/api', '種別を絞るときは、`/sub?p=comments,meta`のように'],
    ['feature/order-management', '`setup`の`permissions`で種類を絞るときは、`ORDER`も入れます。'],
    ['feature/setlist', '`setup`の`permissions`で種類を絞るときは、`SETLIST`も入れます。'],
  ],
  '7.0': [
    ['guide/update', 'の`console`の出力が、ログのファイルへ残るようになりました。'],
    [
      'guide/update',
      '受け取る種別を宣言しないテンプレートを開くと、コンソールに警告が出るようになりました。',
    ],
    ['guide/update', '6.0と同じく[演出コントローラー]'],
  ],
  '7.1': [
    [
      'guide/update',
      '演出を手で出すツールが、演出コントローラーからポン出しキットに代わりました。',
    ],
    ['guide/update', 'でも、COEIROINKとAivisSpeechの話者を選べるようになりました。'],
    ['guide/update', '直接つなぐときは、それまで間に入れていたソフトの読み上げを切ります。'],
  ],
  '7.2': [
    ['guide/update', '7.2のマニュアルで説明する機能は、7.1と同じです。'],
    ['guide/update', '枠、読み上げ、通知、ワードパーティーの設定は、7.1のものがそのまま残ります。'],
    ['templates', '表示が7.0〜7.1でも、7.2で使えます。'],
  ],
};

describe.each(Object.entries(ONLY_THERE))('only in %s', (version, sentences) => {
  it.each(sentences)('%s says: %s', (page, says) => {
    const saying = versions.filter((name) => pagesIn(name).some(({body}) => body.includes(says)));
    expect(saying).toEqual([version]);
    expect(pagesIn(version).find(({id}) => id === page)?.body).toContain(says);
  });
});
