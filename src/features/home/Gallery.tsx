import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import styles from './Gallery.module.css';
import lookStyles from './LookPicture.module.css';

/** A bundled template as the gallery draws it. */
interface Look {
  /** The template's folder name. */
  readonly id: 'basic' | 'bubble' | 'line-up' | 'ticker' | 'card' | 'neon-ex';
  readonly text: string;
  readonly pro?: true;
}

/** Six of the twelve bundled templates, as different from each other as they come. */
const LOOKS: readonly Look[] = [
  {id: 'basic', text: '名前と本文の2段。はじめての1枚に。'},
  {id: 'bubble', text: '吹き出し。雑談の配信に。'},
  {id: 'line-up', text: '下から積む細い行。ゲームの配信に。'},
  {id: 'ticker', text: '画面の下を横に流れる1行。歌の配信に。'},
  {id: 'card', text: 'ギフトを大きく見せるカード。お礼の時間に。'},
  {id: 'neon-ex', text: 'ネオン管のように光る文字。', pro: true},
];

/** What is said in the drawings: who, and what. */
const SAID: readonly (readonly [name: string, text: string])[] = [
  ['しおむすび', 'こんばんは！'],
  ['みかん箱', 'その曲、好きです'],
  ['ねむい猫', '8888'],
];

/** Words of the drawn comments, by look. */
const LOOK_STYLES: Record<Look['id'], string | undefined> = {
  basic: lookStyles.basic,
  bubble: lookStyles.bubble,
  'line-up': lookStyles.lineUp,
  ticker: lookStyles.ticker,
  card: lookStyles.card,
  'neon-ex': lookStyles.neon,
};

/** Comments over a stream in the look of a bundled template. Decorative; words stand beside it. */
function LookPicture({id}: {readonly id: Look['id']}): ReactNode {
  return (
    <div className={lookStyles.stage} aria-hidden="true">
      <div className={clsx(lookStyles.look, LOOK_STYLES[id])}>
        {id === 'card' ? <GiftCard /> : <Comments />}
      </div>
    </div>
  );
}

function Comments(): ReactNode {
  return SAID.map(([name, text]) => (
    <span key={name} className={lookStyles.comment}>
      <span className={lookStyles.name}>{name}</span>
      <span className={lookStyles.text}>{text}</span>
    </span>
  ));
}

function GiftCard(): ReactNode {
  return (
    <span className={lookStyles.comment}>
      <span className={lookStyles.amount}>ギフト 500</span>
      <span className={lookStyles.name}>ほうじ茶</span>
      <span className={lookStyles.text}>いつもありがとう</span>
    </span>
  );
}

/** The same comments in six looks, and where to get or make more. */
export function Gallery(): ReactNode {
  return (
    <Section
      id="templates"
      title="見た目は、テンプレートで選ぶ"
      lead="12種類のテンプレートが付属し、そのうち2種類はPro専用です。OBSへドラッグするだけで映ります。色や文字は、後から変えられます。"
    >
      <ul className={styles.grid}>
        {LOOKS.map(({id, text, pro}) => (
          <li key={id} className={styles.card}>
            <LookPicture id={id} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                {id}
                {pro && <span className={styles.pro}>Pro</span>}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/templates">付属テンプレートの一覧</Link>
        <Link to="/generator/templates">テンプレートエディタで色や文字を変える</Link>
        <Link to="/templates/downloads">テンプレートを追加する</Link>
      </p>
    </Section>
  );
}
