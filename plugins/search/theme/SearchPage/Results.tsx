import type {ReactNode} from 'react';
import {RiceGrain} from '../../../../src/components/Mark';
import ContentsNote from '../../client/ContentsNote';
import NearQueries from '../../client/NearQueries';
import Preparing from '../../client/Preparing';
import QueryErrorNote from '../../client/QueryErrorNote';
import SearchFailure from '../../client/SearchFailure';
import SearchTips from '../../client/SearchTips';
import {useSettled} from '../../client/useSettled';
import type {Found} from '../../shared/protocol';
import {HELP_ID, type SearchState} from '../../shared/searchAddress';
import {answerText} from './answerText';
import ContextNote from './ContextNote';
import ResultList from './ResultList';
import StartingPoints from './StartingPoints';
import styles from './styles.module.css';
import type {SearchPageModel} from './useSearchPage';

interface Props {
  model: SearchPageModel;
  state: SearchState;
}

/** What the query of the address leads to, and how many pages that are. */
export default function Results({model, state}: Props): ReactNode {
  const {status, answer, retry, original} = model.outcome;
  const said = useSettled(answer === undefined ? '' : answerText(answer.found));
  return (
    <>
      <p className={styles['status']} role="status">
        {said}
      </p>
      {status === 'error' && <SearchFailure retry={retry} original={original} />}
      {status !== 'error' && answer === undefined && <Preparing />}
      {status === 'done' && <ContentsNote {...model.outcome} />}
      {answer !== undefined && (
        <Answer model={model} state={state} query={answer.query} found={answer.found} />
      )}
    </>
  );
}

function Answer({model, state, query, found}: Props & {query: string; found: Found}): ReactNode {
  if (found.error !== undefined) {
    return (
      <>
        <QueryErrorNote query={query} error={found.error} onTake={model.take} />
        <p>
          <a href={`#${HELP_ID}`}>記号の使い方を見る</a>
        </p>
      </>
    );
  }
  const note = <ContextNote site={model.site} state={state} />;
  if (found.total === 0) {
    return (
      <>
        <NothingFound near={found.near} take={model.take} />
        {note}
        <h2 className={styles['pointsTitle']}>目次から探す</h2>
        <StartingPoints />
      </>
    );
  }
  return (
    <>
      <p className={styles['count']}>{answerText(found)}</p>
      {note}
      {found.isLoose && (
        <p className={styles['note']}>
          すべての言葉を含むページはありません。一部の言葉を含むページです。
        </p>
      )}
      <ResultList hits={found.hits} onFollow={model.remember} />
    </>
  );
}

function NothingFound({
  near,
  take,
}: {
  near: readonly string[];
  take: (query: string) => void;
}): ReactNode {
  return (
    <div className={styles['nothing']}>
      <RiceGrain className={styles['grain']} mood="searching" />
      <div>
        <p className={styles['nothingTitle']}>
          見つかりませんでした <span lang="en">No documents were found</span>
        </p>
        <NearQueries near={near} onTake={take} />
        <SearchTips />
        <p>
          <a href={`#${HELP_ID}`}>記号の使い方を見る</a>
        </p>
      </div>
    </div>
  );
}
