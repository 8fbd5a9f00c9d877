import type {ReactNode} from 'react';

import {CopyTextButton} from '@site/src/components/CopyText';
import styles from './Boilerplate.module.css';
import {BOILERPLATE} from './texts';

/** Texts about the app in three lengths, each with a button that copies it. */
export function Boilerplate(): ReactNode {
  return (
    <ul className={styles.list}>
      {BOILERPLATE.map(({id, title, text}) => (
        <li key={id} className={styles.card} id={id}>
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            <CopyTextButton text={text} label={`紹介文（${title}）をコピー`} />
          </div>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
