import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';
import {SupporterPlaces} from '@site/src/components/Supporters';

import styles from './Price.module.css';

const FREE =
  'コメントの取得、読み上げ、テンプレート、ワードパーティー、参加型管理、記録まで使えます。配信の概要欄などに、アプリの名前とリンクを書いてください。';
const PRO =
  '専用テンプレートのneon-exとcyber-mx、ワードパーティーの固定表示の抽選、アイテムごとの音が加わります。開発は、メンバーシップの支援で続いています。';

/** Free use and its one request, what Pro adds, and who makes both possible. */
export function Price(): ReactNode {
  return (
    <Section id="price" title="基本の機能は、無料です">
      <div className={styles.pair}>
        <div className={styles.card}>
          <h3>無料で使う</h3>
          <p>{FREE}</p>
          <Link to="/terms">クレジットの書き方</Link>
        </div>
        <div className={styles.card}>
          <h3>Proで応援する</h3>
          <p>{PRO}</p>
          <Link to="/membership">メンバーシップとPro</Link>
        </div>
      </div>
      <h3 className={styles.supporters}>支えてくださる方</h3>
      <SupporterPlaces />
    </Section>
  );
}
