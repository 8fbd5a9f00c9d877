import clsx from 'clsx';
import type {ReactNode} from 'react';
import HitText, {Marked} from '../../client/HitText';
import {showOption} from './field.browser';
import styles from './panel.module.css';
import type {SearchBox} from './useSearchBox';

/** The hits under the search box: pages in groups, the first of them with further sections. */
export default function Suggestions({box}: {box: SearchBox}): ReactNode {
  const {groups, active, listId, optionId, follow} = box;
  const optionProps = (place: number, url: string, className: string | undefined) => ({
    id: optionId(place),
    className: clsx(className, place === active && styles['active']),
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    href: url,
    ref: place === active ? showOption : undefined,
    ...follow.linkHandlers,
  });
  return (
    <div id={listId} className={styles['list']} role="listbox" aria-label="検索の候補">
      {groups.map(({label, rows}, index) => (
        <div key={label} role="group" aria-labelledby={`${listId}-group-${index}`}>
          <div id={`${listId}-group-${index}`} className={styles['label']}>
            {label}
          </div>
          {rows.map(({hit, place, sections}) => [
            <a key={hit.url} {...optionProps(place, hit.url, styles['option'])}>
              <HitText {...hit} breadcrumb={below(label, hit.breadcrumb)} isCompact />
            </a>,
            ...sections.map((one) => (
              <a
                key={`${hit.url} ${one.url}`}
                {...optionProps(one.place, one.url, styles['section'])}
              >
                <span className={styles['heading']}>
                  {/* By itself a heading may stand on many pages; whoever sees it sees its page. */}
                  <span className="visually-hidden">{`${hit.title.text} › `}</span>
                  <Marked {...one.section} />
                </span>
                {one.snippet && (
                  <span className={styles['snippet']}>
                    <Marked {...one.snippet} />
                  </span>
                )}
              </a>
            )),
          ])}
        </div>
      ))}
    </div>
  );
}

/** A breadcrumb without what the heading above says already. */
function below(label: string, breadcrumb: string[]): string[] {
  return breadcrumb[0] === label ? breadcrumb.slice(1) : breadcrumb;
}
