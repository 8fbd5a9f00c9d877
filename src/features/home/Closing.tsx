import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';

import styles from './Closing.module.css';
import {DownloadButtons, OtherFiles} from './DownloadButtons';
import {Mascot} from './scene/Mascot';

/** The last word: the button again, and where help is. */
export function Closing(): ReactNode {
  return (
    <section aria-labelledby="closing" className={styles.ground}>
      <svg className={styles.mascot} viewBox="0 0 64 58" aria-hidden="true" focusable="false">
        <Mascot />
      </svg>
      <h2 id="closing" className={styles.title}>
        次の配信から、コメントを1つに。
      </h2>
      <p className={styles.actions}>
        <DownloadButtons />
        <OtherFiles />
      </p>
      <p className={styles.help}>
        <Link to="/docs/about">{SITE.name}とは</Link>
        <Link to="/docs/faq">よくある質問</Link>
        <Link to="/docs/trouble-shooting">困ったときは</Link>
        <Link to="/news">お知らせ</Link>
      </p>
    </section>
  );
}
