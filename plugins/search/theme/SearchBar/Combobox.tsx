import clsx from 'clsx';
import {useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';

import AnswerNotes from '../../client/AnswerNotes';
import {answerText} from '../../client/answerText';
import NothingFound from '../../client/NothingFound';
import {Preparing, QueryErrorNote, SearchFailure} from '../../client/SearchStates';
import {useSaidLater} from '../../client/useSaidLater';
import {useListener} from '../../client/useTextField';
import {HELP_ID, searchAddress} from '../../shared/searchAddress';
import {takeUp} from './field.browser';
import panelStyles from './panel.module.css';
import Start from './Start';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import {useSearchBox, type SearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

/** What the search field says of the list under it. */
export interface Popup {
  /** Id of the list of suggestions while it is shown. */
  listId?: string | undefined;
  /** Id of the suggestion that is chosen. */
  activeId?: string | undefined;
}

/** What is shown under the search box while it is used. */
function Panel({box}: {box: SearchBox}): ReactNode {
  const {isOpen, isStart, room, isLow} = box;
  const answered = box.answer?.query;
  const isBefore = answered !== undefined && answered !== box.query;
  const said = useSaidLater(isOpen ? statusMessage(box) : '', answered ?? '', isBefore);
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

/** Links to the results page, when there are results, and which version was searched. */
function Footer({box}: {box: SearchBox}): ReactNode {
  return (
    <div className={panelStyles['footer']}>
      {box.options.length > 0 && <Results box={box} />}
      <Version box={box} />
      {box.data.lacksPages && <span>サイト内のページは、一度ビルドすると探せます。</span>}
    </div>
  );
}

/** The links to the results: all of them, or those in and outside of the section of this page. */
function Results({box}: {box: SearchBox}): ReactNode {
  const {query, follow, data, versionPath, context} = box;
  const {label = '', path = ''} = context ?? {};
  const state = {query, context: path, versionPath};
  if (context === undefined) {
    return (
      <a href={searchAddress(state, data)} {...follow.linkHandlers}>
        すべての結果を見る <span lang="en">See all results</span>
      </a>
    );
  }
  return (
    <>
      <a href={searchAddress(state, data)} {...follow.linkHandlers}>
        「{label}」の結果 <span lang="en">See all results within &quot;{label}&quot;</span>
      </a>
      <a href={searchAddress({...state, isOutside: true}, data)} {...follow.linkHandlers}>
        「{label}」以外の結果 <span lang="en">See all results outside &quot;{label}&quot;</span>
      </a>
    </>
  );
}

/** Which version was searched, and the way to the newest. */
function Version({box}: {box: SearchBox}): ReactNode {
  const {query, follow, data, versionPath} = box;
  const searched = data.versions.find(({path}) => path === versionPath);
  const [newest] = data.versions;
  if (searched === undefined || newest === undefined) return null;
  const isNewest = searched === newest;
  const address = searchAddress({query, context: '', versionPath: newest.path}, data);
  return (
    <span className={clsx(panelStyles['version'], isNewest && panelStyles['onLatest'])}>
      {searched.label}のマニュアル
      {!isNewest && (
        <>
          {' '}
          <a href={address} {...follow.linkHandlers}>
            最新の{newest.label}で探す
          </a>
        </>
      )}
    </span>
  );
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

interface Props {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: SearchPlace;
  onPopup: (popup: Popup) => void;
}

/** Makes a combobox of the search field, which stays as it is: focus and text are the visitor's. */
export default function Combobox({form, input, place, onPopup}: Props): ReactNode {
  const box = useSearchBox(form, input, place);
  const {isOpen, options, active, optionId} = box;
  const isExpanded = isOpen && options.length > 0;
  const listId = isExpanded ? box.listId : undefined;
  const activeId = isExpanded && active >= 0 ? optionId(active) : undefined;
  // What was typed or focused before is taken up without moving the focus.
  useEffect(() => {
    takeUp(input);
  }, [input]);
  useEffect(() => {
    onPopup({listId, activeId});
  }, [onPopup, listId, activeId]);
  return <Panel box={box} />;
}
