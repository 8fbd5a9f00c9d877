import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import {searchData} from '../../client/useSearchData';
import {loadingTask, startAhead} from '../../client/worker.browser';
import {HELP_ID, parseSearch, searchAddress} from '../../shared/searchAddress';
import {OPERATORS} from './operators';
import Results, {Sections} from './Results';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import {useSearchPage, type SearchPageModel} from './useSearchPage';

const DESCRIPTION =
  'コメびよりのマニュアルとサイト内のページを、題名、見出し、キーワード、本文から探します。';

// This page is loaded to search: the worker need not wait until React has taken it over.
if (ExecutionEnvironment.canUseDOM) {
  const data = searchData();
  startAhead(loadingTask(data, parseSearch(window.location.search, data).versionPath, ''));
}

/** The operators of the query language, each with an example to try. */
function OperatorHelp({model}: {model: SearchPageModel}): ReactNode {
  const {data, state, take} = model;
  const {hash} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const versionPath = state?.versionPath ?? data.versions[0]?.path ?? '';
  useEffect(() => {
    if (hash === `#${HELP_ID}` && details.current !== null) details.current.open = true;
  }, [hash]);

  return (
    <details ref={details} id={HELP_ID} className={styles['help']}>
      <summary>記号を使って絞り込む</summary>
      <p>例を押すと、その検索を試せます。記号は、半角と全角のどちらでも入力できます。</p>
      <div className={styles['frame']}>
        <table>
          <thead>
            <tr>
              <th scope="col">書き方</th>
              <th scope="col">意味</th>
              <th scope="col">例</th>
            </tr>
          </thead>
          <tbody>
            {OPERATORS.map(({form, meaning, example, finds}) => (
              <tr key={form}>
                <th scope="row">
                  <code>{form}</code>
                </th>
                <td>{meaning}</td>
                <td>
                  <a
                    href={searchAddress({query: example, context: '', versionPath}, data)}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      take(example);
                    }}
                  >
                    <code>{example}</code>
                  </a>
                  <span>{finds}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** What changes with the query; the frame of the site around it is drawn once. */
function Search(): ReactNode {
  const model = useSearchPage();
  const query = model.state?.query ?? '';
  const title = query === '' ? '検索' : `「${query}」の検索結果`;
  return (
    <>
      <PageMetadata title={title} description={DESCRIPTION} />
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
    </>
  );
}

/** The results page at /search: a form without script, the results with it. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* The query waits in the address: the page is of use only with its script. */}
        <meta name="boot" content="eager" />
      </Head>
      <Search />
    </Layout>
  );
}
