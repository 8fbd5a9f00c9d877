import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {PageHeader} from '@site/src/components/PageHeader';
import {BreadcrumbData} from '@site/src/components/StructuredData';

import styles from './Generator.module.css';
import {RelatedPages} from './RelatedPages';
import {VARIABLES} from './variables';
import {generatorFacts, type GeneratorVersion} from './versions';
import {VersionLinks} from './VersionLinks';

const SAMPLE = `:root {
  --lcv-font-size: 32px;
  --lcv-name-color: #ffe08a;
  --lcv-text-color: #ffffff;
}`;

interface Props {
  readonly version: GeneratorVersion;
}

/** The page of one version: which apps it is for, what CSS can change, and how it gets into OBS. */
export function GeneratorIntro({version}: Props): ReactNode {
  const {label, apps, difference} = generatorFacts(version);
  return (
    <Layout
      title={`テンプレートエディタ ${label}`}
      description={`本アプリ${label}のテンプレートの見た目を変えるCSSの案内です。変えられるところ、変数の一覧、OBSのカスタムCSSに入れる手順、版の違いを示します。`}
    >
      <main className={styles.page}>
        <BreadcrumbData
          name={label}
          path={`/generator/templates/${version}`}
          above="テンプレートエディタ"
          abovePath="/generator/templates"
        />
        <PageHeader
          title={`テンプレートエディタ ${label}`}
          lead={`本アプリ${label}のテンプレートを、CSSで自分の配信に合わせるためのページです。変えられるところと、OBSに入れる手順が分かります。`}
        />
        <h2>対応する版</h2>
        <p>
          使える版は{apps}です。版の番号は、本アプリのタイトルバーに出ています。{difference}
        </p>
        <VersionLinks current={version} />
        <h2>変えられるところ</h2>
        <p>
          付属のテンプレートは、CSSの変数を書くだけで見た目が変わります。よく使う変数は次のとおりです。
        </p>
        <Variables />
        <h2>OBSに入れる</h2>
        <ol>
          <li>OBSの「ソース」で、テンプレートのブラウザソースをダブルクリックします。</li>
          <li>「カスタムCSS」に最初からある文は、消さずに残します。背景を透明にしている文です。</li>
          <li>その下に、次のように変数を書き足します。</li>
        </ol>
        <CodeBlock language="css">{SAMPLE}</CodeBlock>
        <ol start={4}>
          <li>「OK」を押します。変わらないときは「現在のページのキャッシュを更新」を押します。</li>
          <li>コメントテスターで、短いコメントと長いコメントを流して確かめます。</li>
        </ol>
        <h2>うまくいかないときは</h2>
        <dl>
          <dt>何も変わらない</dt>
          <dd>
            セミコロンと閉じかっこの抜けを見直します。1つ直すごとに確かめると、原因が分かります。
          </dd>
          <dt>背景が白くなった</dt>
          <dd>OBSが最初に入れた文を消しています。ソースを作り直すと戻ります。</dd>
          <dt>テンプレートによって効かない</dt>
          <dd>
            使う変数は、テンプレートで違います。付属の「basic」で試すと、書き方の間違いと区別できます。
          </dd>
        </dl>
        <h2>関連ページ</h2>
        <RelatedPages />
        <p>
          ほかの版のCSSは崩れることがあります。本アプリを上げたら、
          <Link to="/generator/templates">版の一覧</Link>
          で同じ版のページを選び直してください。
        </p>
      </main>
    </Layout>
  );
}

function Variables(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">変数</th>
          <th scope="col">変わるところ</th>
          <th scope="col">書き方の例</th>
        </tr>
      </thead>
      <tbody>
        {VARIABLES.map(({name, meaning, example}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
            <td>
              <code>{example}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
