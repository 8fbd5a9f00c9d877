import type {NavbarItem} from '@docusaurus/theme-common';
import {versionLabel, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import {OUTSIDE_LINKS} from './site';

/** Older ones are reached from the entrance. */
const EDITORS: readonly AppVersion[] = ['8_0', '7_0', '6_0', '5_1'];

// Docusaurus's validation fills in `left` where the theme itself falls back to `right`, so every
// top-level item names its position (config/navbar.test.ts holds this).
export const navbarItems: NavbarItem[] = [
  {
    type: 'dropdown',
    label: 'マニュアル',
    position: 'left',
    items: [
      {type: 'doc', docId: 'about', label: 'はじめに'},
      {type: 'doc', docId: 'guide/index', label: 'ガイド'},
      {type: 'doc', docId: 'templates', label: 'テンプレート'},
      {type: 'doc', docId: 'supported-sites', label: '対応サイト'},
      {type: 'doc', docId: 'urls', label: '視聴URLの書き方'},
      {type: 'doc', docId: 'feature/index', label: '機能'},
      {type: 'doc', docId: 'settings/index', label: '設定'},
      {type: 'doc', docId: 'customize/index', label: 'カスタマイズ'},
      {type: 'doc', docId: 'pro/index', label: 'Pro'},
      {type: 'doc', docId: 'developer/index', label: '開発者向け'},
      {type: 'doc', docId: 'trouble-shooting/index', label: '困ったときは'},
      {type: 'doc', docId: 'faq', label: 'よくある質問'},
    ],
  },
  {to: '/news', label: 'お知らせ', position: 'left'},
  {
    type: 'dropdown',
    label: 'テンプレート',
    position: 'left',
    items: [
      ...EDITORS.map((app) => ({
        to: `/generator/templates/${app}`,
        label: `テンプレートエディタ ${versionLabel(app)}`,
      })),
      {to: '/templates/downloads', label: 'テンプレートのダウンロード'},
    ],
  },
  {
    type: 'dropdown',
    label: 'ツール',
    position: 'left',
    items: [
      {href: 'pathname:///tools/mic-checker', label: 'マイクチェッカー', target: '_self'},
      {href: 'pathname:///tools/volume-party', label: '音量パーティー', target: '_self'},
      {href: 'pathname:///tools/map', label: 'コメントマップ', target: '_self'},
      {href: 'pathname:///tools/webm', label: '透過WebMツール', target: '_self'},
      {href: 'pathname:///tools/wordparty-ponkit', label: 'ポン出しキット', target: '_blank'},
      {to: '/manual/handwriting-overlay', label: '手書きオーバーレイ'},
    ],
  },
  {
    type: 'dropdown',
    label: 'その他',
    position: 'left',
    items: [
      {to: '/account/my', label: 'マイページ'},
      {href: OUTSIDE_LINKS.forum, label: 'ユーザーフォーラム'},
      {href: OUTSIDE_LINKS.shopGoods, label: 'ショップ（グッズ）'},
      {href: OUTSIDE_LINKS.shopStickers, label: 'ショップ（スタンプ）'},
      {to: '/terms', label: '利用規約'},
      {to: '/mediakit', label: 'メディアキット'},
    ],
  },
  {to: '/download', label: 'ダウンロード', position: 'right', className: 'navbar-download'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'search', position: 'right'},
];
