import {APP_PORT} from '@komebiyori/app-link/address';
import {compareManuals} from './compareManuals';

/**
 * Facts of the app that pages, figures and tools repeat. Figures read them from here;
 * tests/content/appFacts.test.ts holds every page of every manual, and the texts of the figures, to them.
 */

/** A name on screen, and the version of the app ("major.minor") that brought or dropped it. */
export interface ScreenName {
  readonly name: string;
  readonly since?: string;
  readonly until?: string;
}

/** Whether the app of a version ("major.minor") has the name. */
export const isIn = ({since, until}: ScreenName, version: string): boolean =>
  (since === undefined || compareManuals(version, since) >= 0) &&
  (until === undefined || compareManuals(version, until) < 0);

/** メニュー（⋯）, in the order of the app. */
export const MENU: readonly ScreenName[] = [
  {name: '設定'},
  {name: 'テンプレート'},
  {name: 'コメントテスター'},
  {name: '辞書', since: '8.0'},
  {name: '連携'},
  {name: '参加型管理'},
  {name: 'セットリスト'},
  {name: 'アンケート'},
  {name: 'バックアップ'},
  {name: 'リモートビュー'},
  {name: 'タイムスタンプ', since: '6.0'},
  {name: 'コメントログ', since: '8.0'},
  {name: '解析', until: '8.0'},
  {name: 'プラグイン', since: '5.2'},
  {name: 'フォルダを開く'},
  {name: 'お知らせ'},
  {name: 'サポート'},
  {name: 'その他'},
];

/** The list at the left of メニュー（⋯）→ 設定, in the order of the window. */
export const SETTINGS_SECTIONS = [
  'メイン画面',
  'コメント',
  '読み上げ',
  '通知',
  'UI',
  'プラットフォーム',
  'API',
  'その他',
  'Pro（ライセンス）',
] as const;

/** TCP ports as they are when nobody changed them. */
export const PORTS = {
  app: APP_PORT,
  voicevox: 50_021,
  coeiroink: 50_032,
  /** The version before COEIROINK v2. */
  coeiroinkV1: 50_031,
  aivisSpeech: 10_101,
  bouyomichanHttp: 50_080,
  bouyomichanTcp: 50_001,
  yncneo: 15_520,
  vtubeStudio: 8001,
  obs: 4455,
} as const;

/** The data folder, as each system writes it, and that of version 4. */
export const DATA_FOLDER = {
  windows: String.raw`%APPDATA%\komebiyori`,
  mac: '~/Library/Application Support/komebiyori',
  oldWindows: String.raw`%APPDATA%\komebiyori4`,
  oldMac: '~/Library/Application Support/komebiyori4',
} as const;

/** Limits and waits that several pages tell (section 9 of the specification). */
export const LIMITS = {
  /** Comments of each kind that are fetched back on connecting. */
  lookBack: 500,
  /** Seconds until Niconico lets go of a connection. */
  niconicoDisconnect: 10,
  /** Failed fetches of YouTube's chat in a row before the app connects anew. */
  youtubeFailures: 5,
  /** Comments that a template holds unless it asks for another number. */
  templateComments: 100,
  /** Stocked comments. */
  stock: 500,
} as const;

/** Warnings of the app, word for word. */
export const WARNINGS = {
  tiktok: 'ハードウェアアクセラレーションが必要です',
  bilibili: 'bilibiliにログインしていません',
  backup: 'バックアップ先のフォルダが見つかりません',
} as const;
