import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './LookPicture.module.css';

/** A bundled template as the gallery draws it. */
interface Look {
  /** The template's folder name. */
  readonly id: 'basic' | 'bubble' | 'line-up' | 'ticker' | 'card' | 'neon-ex';
  readonly text: string;
  readonly pro?: true;
}

/** Six of the twelve bundled templates, as different from each other as they come. */
export const LOOKS: readonly Look[] = [
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
  basic: styles.basic,
  bubble: styles.bubble,
  'line-up': styles.lineUp,
  ticker: styles.ticker,
  card: styles.card,
  'neon-ex': styles.neon,
};

/** Comments over a stream in the look of a bundled template. Decorative; words stand beside it. */
export function LookPicture({id}: {readonly id: Look['id']}): ReactNode {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={clsx(styles.look, LOOK_STYLES[id])}>
        {id === 'card' ? <GiftCard /> : <Comments />}
      </div>
    </div>
  );
}

function Comments(): ReactNode {
  return SAID.map(([name, text]) => (
    <span key={name} className={styles.comment}>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </span>
  ));
}

function GiftCard(): ReactNode {
  return (
    <span className={styles.comment}>
      <span className={styles.amount}>ギフト 500</span>
      <span className={styles.name}>ほうじ茶</span>
      <span className={styles.text}>いつもありがとう</span>
    </span>
  );
}
