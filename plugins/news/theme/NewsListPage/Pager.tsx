import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly pages: readonly string[];
}

/** Leads to the other pages of the list. */
export default function Pager({page, pages}: Props): ReactNode {
  const newer = pages[page - 2];
  const older = pages[page];
  return (
    <nav aria-label="お知らせのページ" className={styles['pager']}>
      {newer !== undefined && (
        <Link to={newer} className={clsx(styles['step'])}>
          ← 新しいお知らせ
        </Link>
      )}
      <ol className={styles['numbers']}>
        {pages.map((path, index) => (
          <li key={path}>
            <Link
              to={path}
              className={clsx(styles['number'])}
              aria-label={`${index + 1}ページ目`}
              {...(index + 1 === page ? {'aria-current': 'page' as const} : {})}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {older !== undefined && (
        <Link to={older} className={clsx(styles['step'])}>
          前のお知らせ →
        </Link>
      )}
    </nav>
  );
}
