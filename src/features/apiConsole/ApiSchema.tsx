import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './reference.module.css';

interface Props {
  /** Types lead to it. */
  readonly id: string;
  /** `Comment` */
  readonly name: string;
  /** Its table. */
  readonly children: ReactNode;
}

/** A shared schema, which opens by itself when a link leads to it. */
export function ApiSchema({id, name, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.schema}>
      <summary>
        <code>{name}</code>
      </summary>
      {/* Browsers open what holds the target of a link, but not the target itself. */}
      <div id={id} className={styles.target}>
        {children}
      </div>
    </details>
  );
}

interface DetailsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An example or a table that is opened to be read. */
export function ApiDetails({title, children}: DetailsProps): ReactNode {
  return (
    <details className={styles.schema}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
