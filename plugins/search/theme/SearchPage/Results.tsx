import type {ReactNode} from 'react';
import HitText from '../../client/HitText';
import QueryErrorNote from '../../client/QueryErrorNote';
import SearchFailure from '../../client/SearchFailure';
import {useFollow} from '../../client/useFollow';
import type {Found} from '../../shared/protocol';
import type {SearchState} from '../../shared/searchAddress';
import StartingPoints from './StartingPoints';
import styles from './styles.module.css';
import type {SearchPageModel} from './useSearchPage';

interface Props {
  model: SearchPageModel;
  state: SearchState;
}

/** What the query of the address leads to, and how many pages that are. */
export default function Results({model, state}: Props): ReactNode {
  const {outcome, site} = model;
  const answer = outcome.answer?.query === state.query ? outcome.answer : undefined;
  const error = answer?.found.error;
  return (
    <>
      <ContextNote site={site} state={state} />
      <p className={styles['count']} role="status">
        {answer === undefined && outcome.status !== 'error' && '検索しています…'}
        {answer !== undefined && <Count found={answer.found} />}
      </p>
      {outcome.status === 'error' && <SearchFailure retry={outcome.retry} />}
      {error !== undefined && <QueryErrorNote query={state.query} error={error} />}
      {answer?.found.total === 0 && error === undefined && (
        <>
          <p>言葉を減らすか、別の言い方でお試しください。目次からも探せます。</p>
          <StartingPoints />
        </>
      )}
      {answer !== undefined && answer.found.total > 0 && <HitList found={answer.found} />}
    </>
  );
}

function Count({found: {total, hits, isLoose, error}}: {found: Found}): ReactNode {
  if (error !== undefined) return '検索の記号に誤りがあります';
  if (total === 0) {
    return (
      <>
        見つかりませんでした <span lang="en">No documents were found</span>
      </>
    );
  }
  return (
    <>
      {isLoose && 'すべての言葉を含むページはありません。一部を含むページです。'}
      {total}件見つかりました
      {total > hits.length && `（上位${hits.length}件を表示）`}
    </>
  );
}

function HitList({found}: {found: Found}): ReactNode {
  const {onClick} = useFollow();
  return (
    <ol className={styles['list']}>
      {found.hits.map((hit) => (
        <li key={hit.url}>
          <a className={styles['hit']} href={hit.url} onClick={onClick}>
            <HitText {...hit} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Says that only a part of the manual was searched, and leads to the whole. */
function ContextNote({
  site,
  state,
}: {
  site: SearchPageModel['site'];
  state: SearchState;
}): ReactNode {
  const {onClick} = useFollow();
  const context = site.data.contexts.find(({path}) => path === state.context);
  if (context === undefined) return null;
  return (
    <p>
      {`「${context.label}」の中だけを探しています。`}
      <a href={site.address({...state, context: ''})} onClick={onClick}>
        全体から探す
      </a>
    </p>
  );
}
