import type {ReactNode} from 'react';

import styles from './PageHeader.module.css';

interface Props {
  readonly title: string;
  /** What the page is for, in one or two sentences. */
  readonly lead: ReactNode;
  /** Buttons or a note under the lead. */
  readonly children?: ReactNode;
}

/** The top of a page that is not prose: its only h1 and what the page is for. */
export function PageHeader({title, lead, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
