import {SITE} from '@site/config/site';

interface Boilerplate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Texts about the app that anyone may use as they are. Lines are kept when they are copied. */
export const BOILERPLATE: readonly Boilerplate[] = [
  {
    id: 'one-line',
    title: '1行',
    text: `${SITE.name}は、配信サイトのコメントを1つに集めるWindows/macOS用のコメントビューアです。`,
  },
  {
    id: 'three-lines',
    title: '3行',
    text: [
      `${SITE.name}は、いくつもの配信サイトのコメントとギフトを1つの画面に集めるデスクトップアプリです。`,
      'コメントの読み上げと、OBSに重ねるテンプレートでの表示ができます。',
      '参加型管理やアンケートなど、視聴者と遊ぶ機能もそろいます。',
    ].join('\n'),
  },
  {
    id: 'hundred',
    title: '100字前後',
    text: `${SITE.name}は、配信者のためのWindows/macOS用アプリです。複数の配信サイトのコメントとギフトを1つの一覧に集め、読み上げと配信画面への表示を助けます。基本の機能は無料で、有料のProもあります。`,
  },
];
