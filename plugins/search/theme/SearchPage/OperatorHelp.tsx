import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';
import {HELP_ID, searchAddress} from '../../shared/searchAddress';
import styles from './help.module.css';
import {OPERATORS} from './operators';
import type {SearchPageModel} from './useSearchPage';

/** The operators of the query language, each with an example to try. */
export default function OperatorHelp({model}: {model: SearchPageModel}): ReactNode {
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
