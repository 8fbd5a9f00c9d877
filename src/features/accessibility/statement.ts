import type {Criterion, Result} from './criteria/entry';
import {operable} from './criteria/operable';
import {perceivable} from './criteria/perceivable';
import {robust} from './criteria/robust';
import {understandable} from './criteria/understandable';

export interface Principle {
  readonly id: string;
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

/** The days of the statement and of the look by hand. */
export const STATED_ON = '2026-11-26';
export const LOOKED_ON = '2026-11-26';

/** Pages of each kind that were walked through by hand. */
export const LOOKED_AT: readonly (readonly [name: string, path: string])[] = [
  ['トップページ', '/'],
  ['テンプレートをOBSに入れる', '/docs/guide/template'],
  ['プレイグラウンド', '/docs/developer/playground'],
  ['検索', '/search'],
  ['ダウンロード', '/download'],
  ['ログイン', '/account/signin'],
  ['テンプレートエディタ', '/generator/templates/8_0'],
  ['コメントマップ', '/tools/map'],
  ['マイクチェッカー', '/tools/mic-checker'],
  ['音量パーティー', '/tools/volume-party'],
  ['透過WebMツール', '/tools/webm'],
  ['ポン出しキット', '/tools/wordparty-ponkit'],
];

/** Every criterion of the levels A and AA, by principle. */
export const PRINCIPLES: readonly Principle[] = [
  {id: 'perceivable', title: '知覚可能', criteria: perceivable},
  {id: 'operable', title: '操作可能', criteria: operable},
  {id: 'understandable', title: '理解可能', criteria: understandable},
  {id: 'robust', title: '堅牢', criteria: robust},
];

export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  meets: '適合',
  partly: '適合（例外あり）',
  unused: '該当なし',
  unchecked: '未確認',
};
