import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import styles from './Steps.module.css';

/** From nothing to comments on the stream. */
export function Steps(): ReactNode {
  return (
    <Section id="start" title="3ステップで始められます" tone="band">
      <ol className={styles.list}>
        <li className={styles.step}>
          <h3 className={styles.title}>アプリを入れる</h3>
          <p>
            Windowsはインストーラを、macOSはdmgかzipを開きます。手順は
            <Link to="/docs/guide/install">インストール</Link>にあります。
          </p>
        </li>
        <li className={styles.step}>
          <h3 className={styles.title}>視聴URLを貼って「接続」</h3>
          <p>
            配信ページのURLを枠に貼り、「接続」をオンにします。書き方に迷ったら
            <Link to="/docs/urls">視聴URLの書き方</Link>を見てください。
          </p>
        </li>
        <li className={styles.step}>
          <h3 className={styles.title}>OBSへドラッグする</h3>
          <p>
            テンプレートの青い文字をOBSの「ソース」へドラッグします。くわしくは
            <Link to="/docs/guide/template">OBSに映す手順</Link>で説明します。
          </p>
        </li>
      </ol>
    </Section>
  );
}
