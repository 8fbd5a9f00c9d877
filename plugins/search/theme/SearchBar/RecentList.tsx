import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './recent.module.css';
import {showOption} from './showOption.browser';
import type {SearchBox} from './useSearchBox';

/**
 * Earlier searches. The buttons that forget one stand beside the list and not in it: an option holds
 * no controls.
 */
export default function RecentList({box}: {box: SearchBox}): ReactNode {
  const {recent, active, listId, optionId, take, forget, forgetAll} = box;
  return (
    <>
      <div className={styles['head']}>
        <p id={`${listId}-title`}>最近の検索</p>
        <button className={styles['all']} type="button" onClick={forgetAll}>
          検索の履歴を消す
        </button>
      </div>
      <div className={styles['searches']}>
        <div id={listId} role="listbox" aria-labelledby={`${listId}-title`}>
          {recent.searches.map((query, index) => (
            <div
              key={query}
              id={optionId(index)}
              className={clsx(styles['option'], index === active && styles['optionActive'])}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              ref={index === active ? showOption : undefined}
              // The keys of an option are the field's: it keeps the focus.
              onClick={() => {
                take(query);
              }}
              onKeyDown={undefined}
            >
              <ClockIcon />
              <span className={styles['query']}>{query}</span>
            </div>
          ))}
        </div>
        <div className={styles['buttons']}>
          {recent.searches.map((query) => (
            <button
              key={query}
              type="button"
              aria-label={`「${query}」を履歴から消す`}
              onClick={() => {
                forget(query);
              }}
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          ))}
        </div>
      </div>
      <p className={styles['keys']} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> で選び、<kbd>Enter</kbd> で検索、<kbd>Delete</kbd> で消します
      </p>
    </>
  );
}

function ClockIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3.2 10a6.8 6.8 0 1 0 2-4.8L3 7.2" />
        <path d="M3 3.5v3.7h3.7M10 6.5V10l2.5 1.5" />
      </g>
    </svg>
  );
}
