import {expect, it} from 'vitest';
import current from '../../data/releases/current.json';
import {NEWEST, readManual} from './support/manualPage';

/** A fact of the specification (its section) and the page of 8.0 where a reader looks for it. */
interface Fact {
  readonly section: number;
  readonly fact: string;
  readonly page: string;
  readonly says: readonly RegExp[];
}

const SDK_GROUPS: Readonly<Record<string, string>> = {
  COMMENT: 'comments, deleted, clear, pinned, bookmarked',
  META: 'meta, meta.clear',
  ORDER: 'waitingList',
  REACTION: 'reactions',
  SETLIST: 'setList, setList.request',
  WORDPARTY: 'wp.update, wp.exec',
  YT_SURVEY: 'yt.survey.start, yt.survey.update, yt.survey.finish',
  CONFIG: 'config',
  SERVICE: 'services',
  USER: 'userDatas',
  NOTIFICATION: 'notification',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** A row of a table or a line that names the group and every type of it. */
const groupRow = (group: string, types: string): RegExp =>
  new RegExp(
    `^.*\\b${group}\\b${types
      .split(', ')
      .map((type) => `(?=.*\`'?${escaped(type)}'?\`)`)
      .join('')}.*$`,
    'mu',
  );

const facts: readonly Fact[] = [
  // What the product does
  {
    section: 1,
    fact: 'current version',
    page: 'about',
    says: [new RegExp(escaped(current.version), 'u')],
  },
  {section: 1, fact: 'credit in free use', page: 'about', says: [/アプリ名とリンク/u]},
  {section: 1, fact: 'credit in free use', page: 'pro/about', says: [/クレジット/u]},
  {
    section: 1,
    fact: 'scope of Pro',
    page: 'pro/about',
    says: [/neon-ex/u, /cyber-mx/u, /固定表示.*抽選/u, /アイテムごとの音/u],
  },
  {section: 1, fact: 'Pro templates', page: 'templates', says: [/neon-ex.*Pro/u, /cyber-mx.*Pro/u]},
  {section: 1, fact: 'Pro draw', page: 'feature/wordparty-editor', says: [/抽選.*Pro|Pro.*抽選/u]},
  {section: 1, fact: 'frames are not limited', page: 'pro/about', says: [/枠の数/u]},
  {section: 1, fact: 'files of Windows', page: 'guide/install', says: [/exe/u, /dmg/u, /zip/u]},
  {
    section: 1,
    fact: 'remote view in the same network',
    page: 'feature/remote-view',
    says: [/同じ(?:ネットワーク|Wi-Fi)/u],
  },
  {
    section: 1,
    fact: 'backup of settings and templates',
    page: 'feature/auto-backup',
    says: [/設定/u, /テンプレート/u],
  },
  // Entities, states
  {
    section: 3,
    fact: 'meta.lc',
    page: 'developer/websocket-api',
    says: [/\blc\b.*(?:コメント数|コメントの数)/u],
  },
  {section: 3, fact: 'meta.lc', page: 'developer/onesdk-js', says: [/\blc\b/u]},
  {section: 3, fact: 'listeners have ids', page: 'feature/listener-list', says: [/ID/u]},
  {
    section: 4,
    fact: 'items in play move up and are completed in bulk',
    page: 'feature/order-management',
    says: [/プレイ中.*上/u, /まとめて完了|一括/u],
  },
  // Rules
  {section: 5, fact: 'per cent positions', page: 'feature/wordparty-editor', says: [/1〜100/u]},
  {section: 5, fact: 'volume of effects', page: 'feature/wordparty-editor', says: [/0〜100/u]},
  {section: 5, fact: 'volume', page: 'settings/notification', says: [/0〜100/u]},
  {section: 5, fact: 'volume', page: 'settings/speech', says: [/0〜100/u]},
  {
    section: 5,
    fact: 'permissions must be declared',
    page: 'developer/onesdk-js',
    says: [/permissions/u, /宣言/u],
  },
  // Permission groups
  ...Object.entries(SDK_GROUPS).map(([group, types]) => ({
    section: 6,
    fact: `group ${group}`,
    page: 'developer/onesdk-js',
    says: [groupRow(group, types)],
  })),
  {
    section: 6,
    fact: 'the literal spelling in the package',
    page: 'developer/onesdk-js',
    says: [/WORDPAETY/u],
  },
  // Calls
  ...[
    'GET /api/listeners/{id}',
    'POST /api/listeners/search',
    'POST /api/listeners/{id}/search',
  ].map((call) => ({
    section: 7,
    fact: call,
    page: 'developer/http-api',
    says: [new RegExp(`^### .*${escaped(call)}`, 'mu')],
  })),
  ...[
    'yt.survey.start',
    'yt.survey.update',
    'yt.survey.finish',
    'ni.survey.start',
    'ni.survey.finish',
    'systemComment',
  ].map((type) => ({
    section: 7,
    fact: type,
    page: 'developer/websocket-api',
    says: [new RegExp(`^### .*${escaped(type)}`, 'mu')],
  })),
  {
    section: 7,
    fact: 'no detail of frame and poster over WebSocket',
    page: 'developer/websocket-api',
    says: [/枠の詳細|枠のくわしい/u, /投稿者の詳細|投稿者のくわしい/u],
  },
  {
    section: 7,
    fact: 'what else the API offers',
    page: 'developer/http-api',
    says: [/JSON Path/u, /Stream ?Deck/u, /タイムライン|タイムスタンプ/u],
  },
  // Warnings
  ...['settings/platform', 'trouble-shooting/comment-cannot-get'].flatMap((page) => [
    {section: 8, fact: 'TikTok', page, says: [/TikTok.*ハードウェアアクセラレーション/u]},
    {section: 8, fact: 'bilibili', page, says: [/bilibili.*ログイン/u]},
  ]),
  {
    section: 8,
    fact: 'backup folder',
    page: 'feature/auto-backup',
    says: [/バックアップ先のフォルダが見つかりません/u],
  },
  // Constants
  ...['settings/platform', 'feature/comment-log', 'guide/get-comment'].map((page) => ({
    section: 9,
    fact: 'look-back',
    page,
    says: [/500件/u],
  })),
  {
    section: 9,
    fact: 'the analysis is excluded from the look-back',
    page: 'feature/analytics',
    says: [/500件/u, /当てはまりません|対象外|対象になりません|含まれません/u],
  },
  ...['settings/platform', 'trouble-shooting/comment-cannot-get'].flatMap((page) => [
    {section: 9, fact: 'Niconico disconnect', page, says: [/約10秒/u]},
    {section: 9, fact: 'YouTube reconnect', page, says: [/5回/u]},
  ]),
  {
    section: 9,
    fact: 'priority of sounds',
    page: 'settings/notification',
    says: [/ギフト[^]*?チャンネルポイント[^]*?初コメ[^]*?新着[^]*?既定/u],
  },
  {
    section: 9,
    fact: 'badges of the tester',
    page: 'feature/comment-tester',
    says: [/メンバーシップギフト.*必ず/u, /50%/u],
  },
  {
    section: 9,
    fact: 'editor versions',
    page: 'customize/editor',
    says: [/8\.0/u, /7\.0/u, /6\.0/u, /5\.1/u],
  },
];

const bodies = new Map(readManual(NEWEST).map(({id, body}) => [id, body]));

it.each(facts)('section $section, $fact: on $page', ({page, says}) => {
  const body = bodies.get(page) ?? '';
  expect(says.filter((pattern) => !pattern.test(body))).toEqual([]);
});

/** What a sentence about the current version says: which it is, and on which day it came. */
const CURRENT = [
  /現在のバージョンは(?<version>\d+\.\d+\.\d+)（(?<day>[^公]+)公開）/gu,
  /(?<version>\d+\.\d+\.\d+)は、\d+\.\d+の現在のバージョンです/gu,
];

it('says of no other version than the one of data/releases that it is the current one', () => {
  const said = readManual(NEWEST).flatMap(({id, body}) =>
    CURRENT.flatMap((pattern) => [...body.matchAll(pattern)]).map(({groups = {}}) => ({
      id,
      version: groups['version'],
      day: groups['day']?.match(/\d+/gu)?.join('-') ?? current.date,
    })),
  );
  const {version, date: day} = current;
  expect(said).toEqual(
    ['about', 'guide/install', 'guide/update'].map((id) => ({id, version, day})),
  );
});
