import type {ReactNode} from 'react';

import {LinkCards, type LinkCard} from '@site/src/components/LinkCards';
import {Section} from '@site/src/components/Section';

const CARDS: readonly LinkCard[] = [
  {
    to: '/generator/templates',
    title: 'テンプレートエディタ',
    text: 'コメント表示の見た目を、アプリのバージョンに合わせたCSSで整えます。',
  },
  {
    to: '/templates/downloads',
    title: 'テンプレートを追加する',
    text: '動く見本から選び、zipで追加できるテンプレートです。',
  },
  {
    to: '/docs/developer',
    title: '開発者向けの資料',
    text: 'ローカルのHTTP・WebSocket API、SDK、プラグインの説明です。',
  },
  {
    to: '/tools/mic-checker',
    title: 'マイクチェッカー',
    text: '配信の前に、マイクの音量と雑音を確かめます。',
  },
  {
    to: '/tools/volume-party',
    title: '音量パーティー',
    text: '声の大きさに合わせて、配信画面に演出を出します。',
  },
  {
    to: '/tools/map',
    title: 'コメントマップ',
    text: '「どこから見てる？」の答えを数え、日本地図に映します。',
  },
  {
    to: '/tools/webm',
    title: '透過WebMツール',
    text: '画像や動画を、背景が透明なWebMに変えます。',
  },
  {
    to: '/tools/wordparty-ponkit',
    title: 'ポン出しキット',
    text: 'ワードパーティーの演出を、ボタン1つで出します。',
  },
  {
    to: '/infomation/breaking-8',
    title: '8.0の変更点',
    text: 'テンプレートの仕組みの変更点と、書き換え方をまとめました。',
  },
];

/** The ways on, for those who make things and those who look for something. */
export function Makers(): ReactNode {
  return (
    <Section
      id="makers"
      title="自分の配信に合わせて、作り込む"
      tone="band"
      lead="テンプレートとプラグインを、自分で作れます。配信に役立つツールもそろえています。"
    >
      <LinkCards cards={CARDS} />
    </Section>
  );
}
