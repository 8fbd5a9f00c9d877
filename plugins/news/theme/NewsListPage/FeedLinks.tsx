import type {ReactNode} from 'react';
import {FEED_FORMATS} from '../../shared/pages';
import styles from './styles.module.css';

/** Where to subscribe. The feeds are files, not pages, so that these are plain links. */
export default function FeedLinks(): ReactNode {
  return (
    <section aria-labelledby="feeds" className={styles['feeds']}>
      <h2 id="feeds" className={styles['feedsTitle']}>
        フィードで受け取る
      </h2>
      <p>フィードリーダーに次のどれかを登録すると、新しいお知らせが届きます。</p>
      <ul className={styles['formats']}>
        {FEED_FORMATS.map(({name, path, type}) => (
          <li key={path}>
            <a href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
