import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import OperatorHelp from './OperatorHelp';
import Results, {Sections} from './Results';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import {useSearchPage} from './useSearchPage';

const DESCRIPTION =
  'コメびよりのマニュアルとサイト内のページを、題名、見出し、キーワード、本文から探します。';

/** The results page at /search: a form without script, the results with it. */
export default function SearchPage(): ReactNode {
  const model = useSearchPage();
  const query = model.state?.query ?? '';
  const title = query === '' ? '検索' : `「${query}」の検索結果`;
  return (
    <Layout>
      <PageMetadata title={title} description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* The query waits in the address: the page is of use only with its script. */}
        <meta name="boot" content="eager" />
      </Head>
      <main className={styles['page']}>
        <h1>
          {query === '' ? (
            title
          ) : (
            <>
              「<bdi>{query}</bdi>」の検索結果
            </>
          )}
        </h1>
        <SearchForm model={model} />
        <OperatorHelp model={model} />
        <div className={styles['results']}>
          <noscript>
            <p>結果の表示には、JavaScriptが必要です。使えないときは、目次から探せます。</p>
            <Sections />
          </noscript>
          {model.state?.unknownVersion !== undefined && (
            <p className={styles['note']} role="note">
              {`バージョン${model.state.unknownVersion}のマニュアルはないため、${model.data.versions[0]?.label ?? ''}で探しました。`}
            </p>
          )}
          {model.state !== undefined &&
            (query === '' ? <Sections /> : <Results model={model} state={model.state} />)}
        </div>
      </main>
    </Layout>
  );
}
