// Change: one list in the order of a Japanese index instead of groups under bare letters (コ, 設), and
// each tag says what its pages are about.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {orderTags} from './tagOrder';

export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {orderTags(tags).map(({label, permalink, count, description}) => (
        <li key={permalink} className={styles.item}>
          <Link className={clsx(styles.link)} href={permalink} rel="tag">
            {label}
          </Link>
          <span className={styles.count}>{count}ページ</span>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
