import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import styles from './Features.module.css';
import {GatherVignette, LogVignette, SpeechVignette} from './vignettes/ReadVignettes';
import {
  OverlayVignette,
  PartyVignette,
  PollVignette,
  QueueVignette,
  SetlistVignette,
} from './vignettes/ShowVignettes';

/** What the app does, a picture and two sentences each. */
export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="読む、聞く、映す、遊ぶ。"
      lead="配信の間にしたいことを、1つのアプリにそろえました。"
    >
      <ul className={styles.grid}>
        {HOME_FEATURES.map((feature) => (
          <Card key={feature.title} feature={feature} />
        ))}
      </ul>
      <h3>ほかにもできること</h3>
      <ul className={styles.more}>
        {MORE_FEATURES.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Link to="/docs/feature">すべての機能を見る</Link>
    </Section>
  );
}

function Card({feature}: {readonly feature: HomeFeature}): ReactNode {
  const {title, text, link, Picture} = feature;
  return (
    <li className={styles.card}>
      <Picture />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link to={link.to} className={clsx(styles.link)}>
          {link.label}
        </Link>
      </div>
    </li>
  );
}

/** One thing the app does, as the home page tells it. */
interface HomeFeature {
  readonly title: string;
  readonly text: string;
  readonly link: {readonly to: string; readonly label: string};
  readonly Picture: ComponentType;
}

const HOME_FEATURES: readonly HomeFeature[] = [
  {
    title: 'いろいろなサイトのコメントを、1つの一覧に',
    text: '視聴URLを貼って「接続」をオンにすると、コメントとギフトが時刻順に並びます。同時配信でも、見る画面は1つです。',
    link: {to: '/docs/supported-sites', label: '対応サイトと取れるもの'},
    Picture: GatherVignette,
  },
  {
    title: '手を止めずに、声で聞く',
    text: 'PCの声のほか、VOICEVOX、COEIROINK、AivisSpeech、棒読みちゃん、ゆかりねっとコネクターNEOで読み上げます。辞書で読み方も直せます。',
    link: {to: '/docs/guide/speech', label: '読み上げの始め方'},
    Picture: SpeechVignette,
  },
  {
    title: '配信画面に映す',
    text: 'テンプレートをOBSへドラッグするだけです。吹き出し、横流し、カードなど、いろいろな見た目が付属します。',
    link: {to: '/docs/templates', label: 'テンプレートを見る'},
    Picture: OverlayVignette,
  },
  {
    title: 'ワードパーティー',
    text: 'コメントの言葉やギフトに反応して、クラッカーや紙吹雪が飛びます。条件、画像、音を選べます。',
    link: {to: '/docs/feature/wordparty', label: 'ワードパーティーを知る'},
    Picture: PartyVignette,
  },
  {
    title: '参加型管理',
    text: '「参加」とコメントした人を順に並べます。プレイ中の人はまとめて完了できます。',
    link: {to: '/docs/feature/order-management', label: '参加の列の作り方'},
    Picture: QueueVignette,
  },
  {
    title: 'アンケートとクイズ',
    text: 'コメントで投票を集め、結果を画面に出します。クイズの正解者も数えます。',
    link: {to: '/docs/feature/survey', label: 'アンケートの進め方'},
    Picture: PollVignette,
  },
  {
    title: 'セットリスト',
    text: '歌う曲を並べ、終わった曲にチェックを入れます。視聴者のリクエストも受け取れます。',
    link: {to: '/docs/feature/setlist', label: '曲の並べ方'},
    Picture: SetlistVignette,
  },
  {
    title: 'コメントログと解析',
    text: '配信の後に、盛り上がった時間やコメントの多い人を振り返れます。過去のコメントも探せます。',
    link: {to: '/docs/feature/comment-log', label: '振り返りの仕方'},
    Picture: LogVignette,
  },
];

const MORE_FEATURES: readonly string[] = [
  'リスナーリスト',
  'ギフト一覧',
  'ストック',
  'タイムスタンプ',
  '分割表示',
  'リモートビュー',
  '自動バックアップ',
  'キーボードショートカット',
  'Stream Deck',
  'プラグイン',
];
