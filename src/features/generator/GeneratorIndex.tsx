import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {LinkCards} from '@site/src/components/LinkCards';
import {PageHeader} from '@site/src/components/PageHeader';

import styles from './Generator.module.css';
import {RelatedPages} from './RelatedPages';
import {GENERATOR_VERSIONS} from './versions';

const CARDS = GENERATOR_VERSIONS.map(({version, label, difference}) => ({
  to: `/generator/templates/${version}`,
  title: `${label}用`,
  text: difference,
}));

/** The entrance: visitors choose the version of their app. */
export function GeneratorIndex(): ReactNode {
  return (
    <Layout
      title="テンプレートエディタ"
      description="コメント表示の見た目を決めるCSSのページを、アプリの版ごとに選ぶ入口です。版の確かめ方と、OBSに入れるまでの流れを案内します。"
    >
      <main className={styles.page}>
        <PageHeader
          title="テンプレートエディタ"
          lead="コメント表示の色、文字、並びを、CSSで自分の配信に合わせます。使っている本アプリの版を選んでください。"
        />
        <h2>版を選ぶ</h2>
        <p>
          版の番号は、本アプリのタイトルバーに出ています。7.2を使っているときは「7.0-7.1用」を選びます。
        </p>
        <LinkCards cards={CARDS} />
        <h2>OBSに映すまでの流れ</h2>
        <ol>
          <li>メニュー（⋯）→ テンプレートから、テンプレートをOBSへドラッグします。</li>
          <li>本アプリと同じ版のページで、変えたいところのCSSを選びます。</li>
          <li>OBSのブラウザソースの「カスタムCSS」の下へ書き足します。</li>
          <li>コメントテスターで流して確かめます。</li>
        </ol>
        <h2>関連ページ</h2>
        <RelatedPages />
      </main>
    </Layout>
  );
}
