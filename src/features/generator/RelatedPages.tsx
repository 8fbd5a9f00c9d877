import type {ReactNode} from 'react';

import {LinkCards, type LinkCard} from '@site/src/components/LinkCards';

const CARDS: readonly LinkCard[] = [
  {
    to: '/docs/guide/template',
    title: 'OBSに映す手順',
    text: 'ブラウザソースの大きさと、出ないときの直し方です。',
  },
  {to: '/docs/customize', title: 'カスタマイズ', text: 'CSSの書き方と、文字の変え方です。'},
  {
    to: '/docs/templates',
    title: 'テンプレート一覧',
    text: '付属のテンプレートの見た目と大きさです。',
  },
];

/** The manual pages that help while styling a template. */
export function RelatedPages(): ReactNode {
  return <LinkCards cards={CARDS} />;
}
