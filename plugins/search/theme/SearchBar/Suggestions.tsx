import clsx from 'clsx';
import type {ReactNode} from 'react';
import HitText from '../../client/HitText';
import styles from './panel.module.css';
import {showOption} from './showOption.browser';
import type {SearchBox} from './useSearchBox';

/** The hits under the search box. */
export default function Suggestions({box}: {box: SearchBox}): ReactNode {
  const {hits, active, listId, optionId, follow} = box;
  return (
    <div id={listId} className={styles['list']} role="listbox" aria-label="検索の候補">
      {hits.map((hit, index) => (
        <a
          key={hit.url}
          id={optionId(index)}
          className={clsx(styles['option'], index === active && styles['optionActive'])}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={hit.url}
          ref={index === active ? showOption : undefined}
          {...follow.linkHandlers}
        >
          <HitText {...hit} />
        </a>
      ))}
    </div>
  );
}
