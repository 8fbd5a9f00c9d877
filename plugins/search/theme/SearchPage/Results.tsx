import Link from '@docusaurus/Link';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {focusOnce} from '@site/src/browser/focusOnce.browser';
import AnswerNotes from '../../client/AnswerNotes';
import {answerText, countText} from '../../client/answerText';
import NothingFound from '../../client/NothingFound';
import {Preparing, QueryErrorNote, SearchFailure} from '../../client/SearchStates';
import {useFollow} from '../../client/useFollow';
import type {SearchOutcome} from '../../client/useSearch';
import {useSaidLater} from '../../client/useSaidLater';
import {HELP_ID, searchAddress, type SearchState} from '../../shared/searchAddress';
import {SECTIONS} from '../../shared/waysOn';
import ResultList from './ResultList';
import styles from './styles.module.css';
import type {SearchPageModel} from './useSearchPage';

interface Props {
  model: SearchPageModel;
  state: SearchState;
}

/** What the query of the address leads to, and how many pages that are. */
export default function Results({model, state}: Props): ReactNode {
  const {outcome, answer} = model;
  const {failure, retry} = outcome;
  const place = useFocusOnNext(answer?.query);
  // An error in what is only begun is not told, and nothing else is there to be shown yet.
  const isAwaited = failure === undefined && outcome.answer === undefined;
  return (
    <section ref={place} className={styles['place']} aria-label="検索結果">
      <Status answer={answer} isTyping={model.isTyping} />
      {failure !== undefined && <SearchFailure retry={retry} {...failure} />}
      {isAwaited && <Preparing />}
      {answer !== undefined && <Answer model={model} state={state} answer={answer} />}
    </section>
  );
}

/** Says how much was found; by itself, so that the list is not drawn again for it. */
function Status({answer, isTyping}: Pick<SearchPageModel, 'answer' | 'isTyping'>): ReactNode {
  const said = useSaidLater(
    answer === undefined ? '' : answerText(answer.found),
    answer?.query ?? '',
    isTyping,
  );
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/**
 * Brings the focus to the results of another query where it would be nowhere: the button that was
 * pressed has gone, or the search box of the navbar has given it up.
 */
function useFocusOnNext(query: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    const before = shown.current;
    if (query === undefined) return;
    shown.current = query;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before !== undefined && before !== query && isLost && place.current !== null)
      focusOnce(place.current);
  }, [query]);
  return place;
}

function Answer({
  model,
  state,
  answer: {query, found},
}: Props & {answer: NonNullable<SearchOutcome['answer']>}): ReactNode {
  const {linkHandlers} = useFollow();
  const {data} = model;
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
  const shared = {onTake: model.take, linkHandlers};
  const isFound = found.total > 0;
  return (
    <>
      {/* For the eyes: the status says it to the others. */}
      {isFound && (
        <p className={styles['count']} aria-hidden>
          {countText(found, found.hits.length)}
        </p>
      )}
      <ScopeNote model={model} state={state} />
      <div className={styles['notes']}>
        <AnswerNotes
          {...shared}
          query={query}
          found={found}
          data={data}
          versionPath={state.versionPath}
        />
      </div>
      {isFound ? (
        <ResultList hits={found.hits} onFollow={model.remember} />
      ) : (
        <>
          <div className={styles['nothing']}>
            <NothingFound
              {...shared}
              english="No documents were found"
              near={found.near}
              baseUrl={data.baseUrl}
              help={`#${HELP_ID}`}
            />
          </div>
          <h2 className={styles['pointsTitle']}>目次から探す</h2>
          <Sections />
        </>
      )}
    </>
  );
}

/** Says that only a part was searched, and leads to the rest and to the whole. */
function ScopeNote({model, state}: Props): ReactNode {
  const {linkHandlers} = useFollow();
  const {data} = model;
  const {isOutside} = state;
  const context = data.contexts.find(({path}) => path === state.context);
  if (context === undefined) return null;
  const other = searchAddress({...state, isOutside: !isOutside}, data);
  const whole = searchAddress({...state, context: ''}, data);
  return (
    <p className={styles['note']}>
      <span>
        {isOutside
          ? `「${context.label}」以外を探しています。`
          : `「${context.label}」の中だけを探しています。`}
      </span>
      <a href={other} {...linkHandlers}>
        {isOutside ? `「${context.label}」の中を探す` : `「${context.label}」以外を探す`}
      </a>
      <a href={whole} {...linkHandlers}>
        全体から探す
      </a>
    </p>
  );
}

/** The section indexes of the manual, for looking by topic. */
export function Sections(): ReactNode {
  return (
    <nav aria-label="マニュアルの目次">
      <ul className={styles['points']}>
        {SECTIONS.map(({to, label}) => (
          <li key={to}>
            <Link to={`/${to}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
