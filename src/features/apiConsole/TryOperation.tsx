import type {ReactNode} from 'react';
import {chosenOperation} from './chosenOperation';
import styles from './reference.module.css';

interface Props {
  /** The operation's. */
  readonly id: string;
  /** `POST /api/comments` */
  readonly name: string;
}

/** Leads from an operation of the reference to the console, which then shows it. */
export function TryOperation({id, name}: Props): ReactNode {
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
