import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Section.module.css';

interface Props {
  /** The id of the heading, for links and for naming the section. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** `band` lies on a tinted ground from edge to edge, for pages as wide as the window. */
  readonly tone?: 'plain' | 'band';
  readonly children: ReactNode;
}

/** A part of a page under its own h2, named by it. */
export function Section({id, title, lead, tone = 'plain', children}: Props): ReactNode {
  return (
    <section aria-labelledby={id} className={clsx(styles.section, tone === 'band' && styles.band)}>
      <div className={styles.inner}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
