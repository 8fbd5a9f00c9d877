import type {ReactNode} from 'react';

import styles from './PageCards.module.css';

/**
 * Shows a Markdown list as cards: each item is a link and a sentence on what the page gives. The
 * list stays Markdown, so that its links are checked at build and its prose by textlint.
 */
export function PageCards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
