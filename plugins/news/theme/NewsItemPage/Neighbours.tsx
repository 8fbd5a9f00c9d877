import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {NewsDay} from '../../client/NewsDay';
import type {NewsLink} from '../../shared/pages';
import styles from './styles.module.css';

interface StepProps {
  readonly label: string;
  readonly item: NewsLink;
  readonly className?: string | undefined;
}

function Step({label, item, className}: StepProps): ReactNode {
  return (
    <li className={className}>
      <Link to={item.path} className={clsx(styles['stepLink'])}>
        <span className={styles['stepLabel']}>
          {label}（<NewsDay date={item.publishedAt} />）
        </span>
        <span className={styles['stepTitle']}>{item.title}</span>
      </Link>
    </li>
  );
}

interface Props {
  readonly newer: NewsLink | null;
  readonly older: NewsLink | null;
}

/** Leads to the items before and after this one. */
export default function Neighbours({newer, older}: Props): ReactNode {
  if (newer === null && older === null) return null;
  return (
    <nav aria-label="前後のお知らせ">
      <ul className={styles['steps']}>
        {newer !== null && <Step label="新しいお知らせ" item={newer} />}
        {older !== null && <Step label="前のお知らせ" item={older} className={styles['older']} />}
      </ul>
    </nav>
  );
}
