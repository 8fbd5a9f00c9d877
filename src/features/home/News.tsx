import Link from '@docusaurus/Link';
import {latestNews, NewsDay} from '@site/plugins/news/client';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import styles from './News.module.css';

/** The newest news. */
export function News(): ReactNode {
  return (
    <Section id="news" title="お知らせ" tone="band">
      <ul className={styles.list}>
        {latestNews.map(({id, title, date, path}) => (
          <li key={id} className={styles.item}>
            <span className={styles.date}>
              <NewsDay date={date} />
            </span>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <Link to="/news">お知らせの一覧</Link>
    </Section>
  );
}
