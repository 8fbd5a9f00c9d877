import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import {LookPicture, LOOKS} from './gallery/LookPicture';
import styles from './Gallery.module.css';

/** The same comments in six looks, and where to get or make more. */
export function Gallery(): ReactNode {
  return (
    <Section
      id="templates"
      title="見た目は、テンプレートで選ぶ"
      lead="12種類のテンプレートが付属し、そのうち2種類はPro専用です。OBSへドラッグするだけで映ります。色や文字は、あとから変えられます。"
    >
      <ul className={styles.grid}>
        {LOOKS.map(({id, text, pro}) => (
          <li key={id} className={styles.card}>
            <LookPicture id={id} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                {id}
                {pro && <span className={styles.pro}>Pro</span>}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/templates">付属テンプレートの一覧</Link>
        <Link to="/generator/templates">テンプレートエディタで色や文字を変える</Link>
        <Link to="/templates/downloads">テンプレートを追加する</Link>
      </p>
    </Section>
  );
}
