import clsx from 'clsx';
import {useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import AnswerNotes from '../../client/AnswerNotes';
import {answerText} from '../../client/answerText';
import NothingFound from '../../client/NothingFound';
import {Preparing, QueryErrorNote, SearchFailure} from '../../client/SearchStates';
import {useListener} from '../../client/useTextField';
import {useSettled} from '../../client/useSettled';
import {HELP_ID} from '../../shared/searchAddress';
import Footer from './Footer';
import panelStyles from './panel.module.css';
import Start from './Start';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import type {SearchBox} from './useSearchBox';

/** What is shown under the search box while it is used. */
export default function Panel({box}: {box: SearchBox}): ReactNode {
  const {isOpen, isStart, room, isLow} = box;
  const answered = box.answer?.query;
  const isBefore = answered !== undefined && answered !== box.query;
  const said = useSettled(isOpen ? statusMessage(box) : '', answered ?? '', isBefore);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useListener(panel, 'wheel', keepPage);
  useListener(panel, 'touchmove', keepPage);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    box.closeToField();
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isOpen && (
        // Pressing a suggestion must not take the focus from the box: the panel would close first.
        <div
          ref={setPanel}
          className={clsx(styles['panel'], panelStyles['panel'])}
          style={{maxHeight: room}}
          data-low={isLow ? '' : undefined}
          role="presentation"
          onMouseDown={keepFocus}
          onKeyDown={onKeyDown}
        >
          {isStart ? <Start box={box} /> : <Answer box={box} />}
        </div>
      )}
    </>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A panel without anything to scroll must not scroll the page behind it; CSS keeps the others. */
function keepPage(event: WheelEvent | TouchEvent): void {
  const {currentTarget: panel} = event;
  if (panel instanceof HTMLElement && panel.scrollHeight <= panel.clientHeight)
    event.preventDefault();
}

/** What a screen reader hears while the visitor types. Failures speak for themselves (role=alert). */
function statusMessage({query, answer, outcome, recent, options}: SearchBox): string {
  if (query === '') return recent.note;
  if (answer !== undefined) return answerText(answer.found, options.length);
  const isAwaited = outcome.answer === undefined && outcome.failure === undefined;
  return isAwaited ? '検索の準備をしています' : '';
}

function Answer({box}: {box: SearchBox}): ReactNode {
  const {outcome, answer, take, follow, data, versionPath} = box;
  if (outcome.failure !== undefined) {
    return <SearchFailure retry={outcome.retry} {...outcome.failure} />;
  }
  if (answer === undefined) return <Preparing />;
  const {query, found} = answer;
  const help = `${box.resultsOf(query)}#${HELP_ID}`;
  if (found.error !== undefined) {
    return (
      <div className={panelStyles['error']}>
        <QueryErrorNote query={query} error={found.error} onTake={take} />
        <a href={help} {...follow.linkHandlers}>
          記号を使って絞り込む
        </a>
      </div>
    );
  }
  const shared = {onTake: take, linkHandlers: follow.linkHandlers};
  return (
    <>
      <AnswerNotes {...shared} data={data} versionPath={versionPath} query={query} found={found} />
      {found.hits.length > 0 ? (
        <Suggestions box={box} />
      ) : (
        <NothingFound
          {...shared}
          english="No results"
          near={found.near}
          baseUrl={data.baseUrl}
          help={help}
        />
      )}
      <Footer box={box} />
    </>
  );
}
