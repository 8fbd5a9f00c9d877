import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import {STREAM_SITES} from './sites';
import styles from './Sites.module.css';

/** The supported sites, in text. */
export function Sites(): ReactNode {
  return (
    <Section
      id="sites"
      title="対応している配信サイト"
      tone="band"
      lead="配信サイトと、寄付や通知のサービスから受け取れます。ほかのサイトも、外部ツールからローカルAPIを通して取り込めます。"
    >
      <ul className={styles.list}>
        {STREAM_SITES.map(({letter, name}) => (
          <li key={name} className={styles.site}>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/urls">視聴URLの書き方</Link>
        <Link to="/docs/supported-sites">サイトごとに取れるもの</Link>
      </p>
    </Section>
  );
}
