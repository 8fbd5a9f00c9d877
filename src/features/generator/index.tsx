import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {versionLabel, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import {useCallback, type ReactNode} from 'react';

import {LazyTool, lazyPart} from '@site/src/components/LazyTool';
import {LinkCards, type LinkCard} from '@site/src/components/LinkCards';
import {BreadcrumbData} from '@site/src/components/StructuredData';
import Layout from '@theme/Layout';

import styles from './Generator.module.css';
import {GENERATOR_VERSIONS, generatorFacts, isOldGenerator} from './versions';

interface Props {
  readonly version: AppVersion;
}

/** The editor of one version, and below it what is worth knowing of that version. */
export function GeneratorPage({version}: Props): ReactNode {
  const {label, apps, difference} = generatorFacts(version);
  return (
    <Layout
      title={`テンプレートエディタ ${label}`}
      description={`本アプリ${label}のコメント表示を、見本を見ながら作るエディタです。色、文字、並び、動きを選び、CSS、zip、OBSへのドラッグ、共有リンクで取り出せます。`}
    >
      {/* Nobody comes here to read first. */}
      <Head>
        <meta name="boot" content="eager" />
      </Head>
      <main>
        <BreadcrumbData
          name={label}
          path={`/generator/templates/${version}`}
          above="テンプレートエディタ"
          abovePath="/generator/templates"
        />
        <header className={styles.head}>
          <h1>テンプレートエディタ {label}</h1>
          <p>
            {isOldGenerator(version) ? (
              <>
                旧バージョン向けです。本アプリを新しくしたら、
                <Link to="/generator/templates/8_0">{versionLabel('8_0')}用</Link>を使います。
              </>
            ) : (
              <>
                見本を見ながら、コメントの見た目を作ります。使い方は
                <Link to="/docs/customize/editor">マニュアル</Link>にあります。
              </>
            )}
          </p>
        </header>
        <EditorBox version={version} />
        <div className={styles.page}>
          <h2>対応するバージョン</h2>
          <p>
            使えるバージョンは{apps.join('、')}
            です。バージョンの番号は、本アプリのタイトルバーに出ています。
            {difference}
          </p>
          <VersionLinks current={version} />
          <h2>できたものをOBSに入れる</h2>
          <Ways />
          <h2>手で書くときの変数</h2>
          <p>
            付属のテンプレートは、CSSの変数を書くだけでも見た目が変わります。エディタの「自分のCSS」や、OBSの「カスタムCSS」に書きます。
          </p>
          <Variables />
          <h2>うまくいかないときは</h2>
          <Troubles />
          <h2>関連ページ</h2>
          <RelatedPages />
        </div>
      </main>
    </Layout>
  );
}

function Ways(): ReactNode {
  return (
    <dl>
      <dt>CSSをコピー</dt>
      <dd>
        先に付属の「basic」をOBSに入れ、そのブラウザソースをダブルクリックします。「カスタムCSS」の中身を、コピーしたCSSに置き換えます。背景を透明にする文も入っています。
      </dd>
      <dt>zipを保存</dt>
      <dd>
        保存したzipを、展開せずに、本アプリのテンプレートのウィンドウへドラッグします。「カスタム」のタブに出たら、青い文字をOBSの「ソース」へドラッグします。
      </dd>
      <dt>OBSへドラッグ</dt>
      <dd>
        本アプリを起動し、「OBSへドラッグ」をOBSの「ソース」の上へドラッグします。大きさとCSSの入ったブラウザソースができます。
      </dd>
      <dt>共有リンク、JSONを保存</dt>
      <dd>
        作りかけを残したり、人に渡したりできます。エディタの「読み込み」から、続きを作れます。
      </dd>
    </dl>
  );
}

function Troubles(): ReactNode {
  return (
    <dl>
      <dt>貼っても変わらない</dt>
      <dd>
        OBSで「現在のページのキャッシュを更新」を押します。本アプリのバージョンがエディタと同じか、貼った先が付属の「basic」かも確かめます。
      </dd>
      <dt>背景が白くなった</dt>
      <dd>
        背景を透明にする文が消えています。エディタのCSSを、もう一度すべてコピーして貼り付けます。
      </dd>
      <dt>反映されないテンプレートがある</dt>
      <dd>
        ほかの人が作ったテンプレートは、CSSの構造が違います。付属の「basic」で試すと、原因を切り分けられます。
      </dd>
    </dl>
  );
}

const LoadedEditor = lazyPart(() => import('./LoadedEditor'));

interface EditorBoxProps {
  readonly version: AppVersion;
}

/** The place of the editor, which is loaded after the page. */
function EditorBox({version}: EditorBoxProps): ReactNode {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const templates = useBaseUrl('/generator/templates');
  const goTo = useCallback(
    (app: AppVersion, hash: string) => {
      history.push(`${templates}/${app}${hash}`);
    },
    [history, templates],
  );
  return (
    <LazyTool
      name="テンプレートエディタ"
      withoutScript="下の説明は、そのまま読めます。"
      whenBroken="下書きは、このブラウザに残っています。"
      className={styles.box ?? ''}
    >
      <LoadedEditor app={version} editors={`${siteConfig.url}${templates}`} onVersion={goTo} />
    </LazyTool>
  );
}

const CARDS: readonly LinkCard[] = [
  {
    to: '/docs/guide/template',
    title: 'OBSに映す手順',
    text: 'ブラウザソースの大きさと、出ないときの直し方です。',
  },
  {to: '/docs/customize', title: 'カスタマイズ', text: 'CSSの書き方と、文字の変え方です。'},
  {
    to: '/docs/templates',
    title: 'テンプレート一覧',
    text: '付属のテンプレートの見た目と大きさです。',
  },
];

/** The manual pages that help while styling a template. */
function RelatedPages(): ReactNode {
  return <LinkCards cards={CARDS} />;
}

interface VersionLinksProps {
  readonly current: AppVersion;
}

/** The way from one version's page to the others. */
function VersionLinks({current}: VersionLinksProps): ReactNode {
  return (
    <nav aria-label="テンプレートエディタのバージョン">
      <ul className={styles.versions}>
        {GENERATOR_VERSIONS.map(({version, label}) => (
          <li key={version}>
            <Link
              to={`/generator/templates/${version}`}
              {...(version === current ? {'aria-current': 'page'} : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The variables that people write by hand. */
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

/** A custom property of the bundled templates that visitors may set. */
interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly example: string;
}

const VARIABLES: readonly Variable[] = [
  {name: '--lcv-font-size', meaning: '文字の大きさ', example: '32px'},
  {name: '--lcv-name-color', meaning: '名前の色', example: '#ffe08a'},
  {name: '--lcv-text-color', meaning: '本文の色', example: '#ffffff'},
  {name: '--lcv-background-color', meaning: '1件の背景', example: 'rgb(0 0 0 / 60%)'},
  {name: '--lcv-avatar-size', meaning: 'アイコンの大きさ', example: '48px'},
  {name: '--lcv-comment-shadow', meaning: '本文の影', example: '0 2px 4px #000000'},
  {name: '--lcv-direction', meaning: '並ぶ向き', example: 'column-reverse'},
];
