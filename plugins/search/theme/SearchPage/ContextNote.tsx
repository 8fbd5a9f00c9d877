import type {ReactNode} from 'react';
import {useFollow} from '../../client/useFollow';
import type {SearchSite} from '../../client/useSearchSite';
import {searchAddress, type SearchState} from '../../shared/searchAddress';
import styles from './styles.module.css';

/** Says that only a part of the manual was searched, and leads to the whole. */
export default function ContextNote({
  site,
  state,
}: {
  site: SearchSite;
  state: SearchState;
}): ReactNode {
  const {linkHandlers} = useFollow();
  const context = site.data.contexts.find(({path}) => path === state.context);
  if (context === undefined) return null;
  return (
    <p className={styles['note']}>
      {`「${context.label}」の中だけを探しています。`}
      <a href={searchAddress({...state, context: ''}, site.known)} {...linkHandlers}>
        全体から探す
      </a>
    </p>
  );
}
