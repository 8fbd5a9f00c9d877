import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useContext, type ReactNode} from 'react';
import {CodeOwner} from '@site/src/components/CopyText';
import {chosenOperation} from './chosenOperation';
import styles from './reference.module.css';

interface SchemaProps {
  /** Types lead to it. */
  readonly id: string;
  /** `Comment` */
  readonly name: string;
  /** Its table. */
  readonly children: ReactNode;
}

/** A shared schema, which opens by itself when a link leads to it. */
export function ApiSchema({id, name, children}: SchemaProps): ReactNode {
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

/** An example or a table that is opened to be read; every entry has the like. */
export function ApiDetails({title, children}: DetailsProps): ReactNode {
  const entry = useContext(CodeOwner);
  return (
    <details className={styles.schema}>
      <summary>
        <span>{title}</span>
        <span className="visually-hidden">（{entry}）</span>
      </summary>
      <CodeOwner value={`${entry}：${title}`}>{children}</CodeOwner>
    </details>
  );
}

interface TryProps {
  /** The operation's. */
  readonly id: string;
}

/** Leads from an operation of the reference to the console, which then shows it. */
export function TryOperation({id}: TryProps): ReactNode {
  const name = useContext(CodeOwner);
  return (
    <p className={styles.try}>
      <a
        href="#console"
        aria-label={`${name}をコンソールで試す`}
        onClick={() => {
          chosenOperation.set(id);
        }}
      >
        コンソールで試す
      </a>
    </p>
  );
}
