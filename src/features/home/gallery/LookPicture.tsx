import clsx from 'clsx';
import type {ReactNode} from 'react';

import {SAID, type Look} from './looks';
import styles from './LookPicture.module.css';

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
