import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import {rememberSearch} from '../../client/recentSearches.browser';
import {useSearch, type SearchOutcome} from '../../client/useSearch';
import {useSearchData} from '../../client/useSearchData';
import {useTimer} from '../../client/useTimer';
import {useCalmAnswer, useTyping} from '../../client/useTyping';
import type {SearchGlobalData} from '../../shared/globalData';
import {parseSearch, searchAddress, type SearchState} from '../../shared/searchAddress';
import {fillForm, isBeingTypedIn, isSentFromSite, readForm, writeQuery} from './searchForm.browser';

/** More pages than this are not listed; a more exact query helps then. */
const MAX_RESULTS = 50;
/** So many further sections of a page are listed with it. */
const MAX_SECTIONS = 3;

/** How long nothing is typed before the results follow, in milliseconds. */
const TYPING_GAP = 150;
/** How long nothing is typed before the query stands, so that going back leads to it, as well. */
const PAUSE = 1500;

interface SearchFormModel {
  /** The query is being typed: the results follow after a moment. */
  onType: () => void;
  /** The form is sent, or one of its lists has changed: the results follow at once. */
  onCommit: () => void;
  /** Looks for a query in place of the one in the form. */
  take: (query: string) => void;
}

/** Keeps the form and the address of the results page the same. */
function useSearchForm(
  form: RefObject<HTMLFormElement | null>,
  data: SearchGlobalData,
): SearchFormModel {
  const history = useHistory();
  const {search} = useLocation();
  const address = (state: SearchState): string => searchAddress(state, data);
  /** The newest entry of the history is still being typed: going back leads not from letter to letter. */
  const isOpen = useRef(false);
  const isFilled = useRef(false);
  /** The address that the form has written: what was typed since then must stay. */
  const written = useRef('');
  const timer = useTimer();

  const commit = (isTyped: boolean): void => {
    timer.stop();
    if (form.current === null) return;
    const next = address(parseSearch(readForm(form.current), data));
    if (next !== address(parseSearch(history.location.search, data))) {
      written.current = next;
      if (isOpen.current) history.replace(next);
      else history.push(next);
      isOpen.current = isTyped;
    } else if (!isTyped) isOpen.current = false;
    timer.start(() => {
      isOpen.current = false;
    }, PAUSE);
  };
  const onType = (): void => {
    timer.start(() => {
      commit(true);
    }, TYPING_GAP);
  };
  const onCommit = (): void => {
    commit(false);
  };

  const follow = useEffectEvent((target: HTMLFormElement, current: string) => {
    const state = parseSearch(current, data);
    if (address(state) === written.current) return;
    written.current = '';
    isOpen.current = false;
    timer.stop();
    const wasFilled = isFilled.current;
    isFilled.current = true;
    if (wasFilled || !isBeingTypedIn(target)) fillForm(target, state, data.baseUrl);
    // It was typed before React was there.
    else onType();
  });
  // The fields follow the address: at the start, and when the visitor goes back or forward.
  useEffect(() => {
    if (form.current !== null) follow(form.current, search);
  }, [form, search]);

  return {
    onType,
    onCommit,
    take: (query) => {
      if (form.current === null) return;
      writeQuery(form.current, query);
      onCommit();
    },
  };
}

export interface SearchPageModel extends SearchFormModel {
  data: SearchGlobalData;
  /** What the address says; undefined until the browser's address is known. */
  state: SearchState | undefined;
  outcome: SearchOutcome;
  /** The answer to show: not the error of a query that is only begun. */
  answer: SearchOutcome['answer'];
  /** Whether the query is still being written. */
  isTyping: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Remembers the query that the results are of. */
  remember: () => void;
}

/** The results page: its state is the address, so that the back button and sharing work. */
export function useSearchPage(): SearchPageModel {
  const data = useSearchData();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const form = useRef<HTMLFormElement>(null);
  const state = parseSearch(isBrowser ? location.search : '', data);
  const scope = state.isOutside ? 'outside' : 'context';
  const question = {...state, scope, limit: MAX_RESULTS, more: MAX_SECTIONS} as const;
  const outcome = useSearch(data, question, isBrowser);
  const typing = useTyping();
  const answer = useCalmAnswer(outcome.answer, typing.isTyping);
  const {onType, onCommit, take} = useSearchForm(form, data);
  const rememberSent = useEffectEvent(() => {
    if (isSentFromSite()) rememberSearch(state.query);
  });
  useEffect(() => {
    if (isBrowser) rememberSent();
  }, [isBrowser]);
  return {
    ...{data, outcome, answer, form},
    state: isBrowser ? state : undefined,
    isTyping: typing.isTyping,
    onType: () => {
      typing.begin();
      onType();
    },
    onCommit: () => {
      typing.end();
      onCommit();
    },
    take: (query) => {
      typing.end();
      take(query);
    },
    remember: () => {
      rememberSearch(state.query);
    },
  };
}
