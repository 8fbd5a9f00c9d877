import {useContext, type ReactNode} from 'react';
import {CodeOwner} from '@site/src/components/CopyText';
import {chosenOperation} from './chosenOperation';
import styles from './reference.module.css';

interface Props {
  /** The operation's. */
  readonly id: string;
}

/** Leads from an operation of the reference to the console, which then shows it. */
export function TryOperation({id}: Props): ReactNode {
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
