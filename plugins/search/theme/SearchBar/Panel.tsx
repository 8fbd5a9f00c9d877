import {lazy, Suspense, type MouseEvent, type ReactNode} from 'react';
import SearchFailure from '../../client/SearchFailure';
import {statusMessage} from './statusMessage';
import styles from './styles.module.css';
import type {SearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

// In the chunk of the search client, which has arrived when there is an answer to show: this import
// adds nothing to every page and cannot fail by itself.
const Suggestions = lazy(() => import(/* webpackChunkName: "search" */ './Suggestions'));

interface Props {
  box: SearchBox;
  place: SearchPlace;
}

/** What is shown under the search box while it is used. */
export default function Panel({box, place}: Props): ReactNode {
  const {isOpen, outcome} = box;
  return (
    <>
      <p className={styles['status']} role="status">
        {isOpen ? statusMessage(outcome) : ''}
      </p>
      {isOpen && (
        // Pressing a suggestion must not take the focus from the box: the panel would close first.
        <div className={styles['panel']} role="presentation" onMouseDown={keepFocus}>
          <Content box={box} place={place} />
        </div>
      )}
    </>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Content({box, place}: Props): ReactNode {
  const {status, answer, retry} = box.outcome;
  const preparing = <p className={styles['message']}>検索の準備をしています…</p>;
  if (status === 'error') return <SearchFailure retry={retry} />;
  if (answer === undefined) return preparing;
  return (
    <Suspense fallback={preparing}>
      <Suggestions box={box} place={place} />
    </Suspense>
  );
}
