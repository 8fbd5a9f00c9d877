import type {ReactNode} from 'react';
import {RiceGrain} from '../../../src/components/Mark';
import {HELP_PAGES} from '../shared/waysOn';
import styles from './NothingFound.module.css';
import type {Follow} from './useFollow';

interface Props {
  /** The specification's sentence. */
  english: string;
  near: readonly string[];
  baseUrl: string;
  /** Address of the operators' help. */
  help: string;
  /** Looks for another query in place of this one. */
  onTake: (query: string) => void;
  linkHandlers: Follow['linkHandlers'];
}

/** What to do when a query leads nowhere: other queries, pages that help, people who do. */
export default function NothingFound(props: Props): ReactNode {
  const {english, near, baseUrl, help, onTake, linkHandlers} = props;
  return (
    <div className={styles['nothing']}>
      <RiceGrain className={styles['grain']} mood="searching" />
      <div>
        <p className={styles['title']}>
          見つかりませんでした <span lang="en">{english}</span>
        </p>
        {near.length > 0 && (
          <p className={styles['near']}>
            {near.map((query) => (
              <button
                key={query}
                type="button"
                onClick={() => {
                  onTake(query);
                }}
              >
                もしかして：<strong>{query}</strong>
              </button>
            ))}
          </p>
        )}
        <ul className={styles['ways']} aria-label="ほかの探し方">
          {HELP_PAGES.map(({to, label}) => (
            <li key={to}>
              {to.startsWith('https:') ? (
                <a href={to}>{label}で聞く</a>
              ) : (
                <a href={baseUrl + to} {...linkHandlers}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className={styles['tip']}>
          言葉を減らすか、別の言葉に言い換えると、見つかることがあります。
          <a href={help} {...linkHandlers}>
            記号を使って絞り込む
          </a>
        </p>
      </div>
    </div>
  );
}
