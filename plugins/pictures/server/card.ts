import {metaContent, titleOf} from '../../lib/pages';

/** What a card says of its page. */
export interface Card {
  readonly title: string;
  /** The part of the site, such as `マニュアル › ガイド`; empty on the home page. */
  readonly section: string;
  /** The version of the manual; empty elsewhere. */
  readonly version: string;
}

const DOCS_PARTS: Readonly<Record<string, string>> = {
  guide: 'ガイド',
  feature: '機能',
  settings: '設定',
  'trouble-shooting': '困ったときは',
  customize: 'カスタマイズ',
  pro: 'Pro',
  developer: '開発者向け',
  tags: 'タグ',
};

const SECTIONS: Readonly<Record<string, string>> = {
  news: 'お知らせ',
  download: 'ダウンロード',
  tools: 'ツール',
  generator: 'テンプレートエディタ',
  templates: 'テンプレート',
  manual: 'ツールの使い方',
  infomation: '大切なお知らせ',
  account: 'アカウント',
  membership: 'メンバーシップ',
  search: '検索',
  company: '運営',
  terms: '運営',
  policy: '運営',
  accessibility: '運営',
  'commerce-legal': '運営',
  mediakit: '運営',
  thanks: '運営',
};

/** The part of the site in which a path such as `docs/7.2/guide/install` lies. */
export function sectionOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  if (first !== 'docs') return SECTIONS[first] ?? '';
  const part = DOCS_PARTS[rest.find((name) => !/^\d/u.test(name)) ?? ''];
  return part === undefined ? 'マニュアル' : `マニュアル › ${part}`;
}

/**
 * The card of a built page.
 * @param name its file below the build folder, such as `docs/about.html`
 */
export function cardOf(name: string, html: string, siteTitle: string): Card {
  const version = name.startsWith('docs/') ? metaContent(html, 'docusaurus_version') : '';
  const title = titleOf(html, siteTitle);
  // The version has a place of its own on the card.
  const suffix = `（${version}）`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    section: sectionOf(name.replace(/\.html$/u, '')),
    version,
  };
}

/** Whether a page can be shared: error pages and pages that only lead on have no card. */
export function hasCard(name: string, html: string): boolean {
  return name !== '404.html' && !html.includes('http-equiv="refresh"');
}
