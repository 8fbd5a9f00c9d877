import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SECTIONS} from '../../shared/waysOn';
import {showOption} from './field.browser';
import styles from './panel.module.css';
import type {SearchBox} from './useSearchBox';

/**
 * What is offered while nothing is typed: earlier searches and the sections of the manual. Buttons
 * that forget a search stand beside the list and not in it: an option holds no controls.
 */
export default function Start({box}: {box: SearchBox}): ReactNode {
  const {data, recent, active, listId, optionId, follow} = box;
  const {searches} = recent;
  const hasCharacterKeys = useCharacterKeys();
  const hasSearches = searches.length > 0;
  return (
    <div className={styles['start']}>
      {hasSearches && (
        <div className={styles['head']}>
          <p id={`${listId}-recent`}>最近の検索</p>
          <button type="button" onClick={box.forgetAll}>
            検索の履歴を消す
          </button>
        </div>
      )}
      <div id={listId} className={styles['choices']} role="listbox" aria-label="検索の候補">
        {hasSearches && <Searches box={box} />}
        <div className={styles['cards']} role="group" aria-labelledby={`${listId}-sections`}>
          <div id={`${listId}-sections`} className={styles['label']}>
            マニュアルの目次
          </div>
          {SECTIONS.map(({to, label}, index) => {
            const at = searches.length + index;
            return (
              <a
                key={to}
                id={optionId(at)}
                className={clsx(styles['card'], at === active && styles['active'])}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                href={data.baseUrl + to}
                ref={at === active ? showOption : undefined}
                {...follow.linkHandlers}
              >
                {label}
              </a>
            );
          })}
        </div>
      </div>
      {hasSearches && (
        <div className={styles['forget']}>
          {searches.map((query) => (
            <button
              key={query}
              type="button"
              aria-label={`「${query}」を履歴から消す`}
              onClick={() => {
                box.forget(query);
              }}
            >
              <svg viewBox="0 0 16 16" width="0.875rem" height="0.875rem" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          ))}
        </div>
      )}
      <p className={styles['keys']}>
        {hasCharacterKeys ? (
          <>
            <kbd>/</kbd>を押しても、この検索欄に移ります。
          </>
        ) : (
          '1文字のキーはオフです。'
        )}
        <a href={`${data.baseUrl}accessibility#keys`} {...follow.linkHandlers}>
          キーの設定
        </a>
      </p>
    </div>
  );
}

/** The earlier searches, as options. */
function Searches({box}: {box: SearchBox}): ReactNode {
  const {recent, active, listId, optionId, take} = box;
  return (
    <div className={styles['searches']} role="group" aria-labelledby={`${listId}-recent`}>
      {recent.searches.map((query, index) => (
        <div
          key={query}
          id={optionId(index)}
          className={clsx(styles['search'], index === active && styles['active'])}
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
          <svg
            viewBox="0 0 20 20"
            width="1.125rem"
            height="1.125rem"
            fill="none"
            aria-hidden="true"
          >
            <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
              <path d="M3.2 10a6.8 6.8 0 1 0 2-4.8L3 7.2" />
              <path d="M3 3.5v3.7h3.7M10 6.5V10l2.5 1.5" />
            </g>
          </svg>
          <span>{query}</span>
        </div>
      ))}
    </div>
  );
}
