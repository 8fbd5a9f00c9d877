import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './LinkCards.module.css';

/** Where a card leads and what the visitor gets there. */
export interface LinkCard {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly cards: readonly LinkCard[];
}

/** A list of links, each with a sentence on what is behind it. */
export function LinkCards({cards}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {cards.map(({to, title, text}) => (
        <li key={to} className={styles.card}>
          <Link to={to} className={clsx(styles.link)}>
            {title}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
