import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import ContentsNote from '../../client/ContentsNote';
import Preparing from '../../client/Preparing';
import QueryErrorNote from '../../client/QueryErrorNote';
import SearchFailure from '../../client/SearchFailure';
import {useSettled} from '../../client/useSettled';
import Footer from './Footer';
import HelpLink from './HelpLink';
import NothingFound from './NothingFound';
import panelStyles from './panel.module.css';
import RecentList from './RecentList';
import {statusMessage} from './statusMessage';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import type {SearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

interface Props {
  box: SearchBox;
  place: SearchPlace;
}

/** What is shown under the search box while it is used. */
export default function Panel({box, place}: Props): ReactNode {
  const {isOpen, isEntered, query, outcome, recent} = box;
  const message = query === '' ? recent.note : statusMessage(outcome);
  const said = useSettled(isEntered ? message : '');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    box.closeToField();
  };
  return (
    <>
      <p className={panelStyles['status']} role="status">
        {said}
      </p>
      {isOpen && (
        // Pressing a suggestion must not take the focus from the box: the panel would close first.
        <div
          className={styles['panel']}
          role="presentation"
          onMouseDown={keepFocus}
          onKeyDown={onKeyDown}
        >
          {query === '' ? <RecentList box={box} /> : <Answer box={box} place={place} />}
        </div>
      )}
    </>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Answer({box, place}: Props): ReactNode {
  const {status, answer, retry, original} = box.outcome;
  if (status === 'error') return <SearchFailure retry={retry} original={original} />;
  if (answer === undefined) return <Preparing />;
  const {query, found} = answer;
  if (found.error !== undefined) {
    return (
      <>
        <div className={panelStyles['error']}>
          <QueryErrorNote query={query} error={found.error} onTake={box.take} />
        </div>
        <div className={panelStyles['footer']}>
          <HelpLink box={box} />
        </div>
      </>
    );
  }
  return (
    <>
      <ContentsNote {...box.outcome} />
      {box.hits.length > 0 ? (
        <Suggestions box={box} />
      ) : (
        <NothingFound box={box} near={found.near} />
      )}
      <Footer box={box} place={place} />
    </>
  );
}
