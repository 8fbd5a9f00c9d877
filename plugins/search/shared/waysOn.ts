import {OUTSIDE_LINKS} from '../../../config/site';

/** A link with its address: below the base URL without a slash in front, or of another site. */
interface WayOn {
  to: string;
  label: string;
}

/** The section indexes of the manual, for looking by topic. */
export const SECTIONS: readonly WayOn[] = [
  {to: 'docs/guide', label: 'ガイド'},
  {to: 'docs/feature', label: '機能'},
  {to: 'docs/settings', label: '設定'},
  {to: 'docs/trouble-shooting', label: '困ったときは'},
  {to: 'docs/customize', label: 'カスタマイズ'},
  {to: 'docs/pro', label: 'Pro'},
  {to: 'docs/developer', label: '開発者向け'},
  {to: 'docs/faq', label: 'よくある質問'},
];

/** Where somebody finds help whose query leads nowhere. */
export const HELP_PAGES: readonly WayOn[] = [
  {to: 'docs/trouble-shooting', label: '困ったときは'},
  {to: 'docs/supported-sites', label: '対応サイト'},
  {to: 'docs/faq', label: 'よくある質問'},
  {to: OUTSIDE_LINKS.forum, label: 'ユーザーフォーラム'},
];
