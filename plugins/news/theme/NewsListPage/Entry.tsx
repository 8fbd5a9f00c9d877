import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {NewsDay} from '../../client/NewsDay';
import type {NewsSummary} from '../../shared/pages';
import styles from './styles.module.css';

interface Props {
  readonly item: NewsSummary;
}

/** An item in the list. Its id is the anchor of the item. */
export default function Entry({item}: Props): ReactNode {
  const {id, title, publishedAt, path, excerpt} = item;
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles['entry']}>
      <p className={styles['day']}>
        <NewsDay date={publishedAt} />
      </p>
      <div>
        <h2 className={styles['title']}>
          <Link to={path} className={clsx(styles['link'])}>
            {title}
          </Link>
        </h2>
        <p className={styles['excerpt']}>{excerpt}</p>
      </div>
    </article>
  );
}
