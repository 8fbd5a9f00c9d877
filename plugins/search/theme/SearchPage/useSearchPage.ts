import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import {rememberSearch} from '../../client/recentSearches.browser';
import {useSearch, type SearchOutcome} from '../../client/useSearch';
import {useSearchData} from '../../client/useSearchData';
import {useCalmAnswer, useTyping} from '../../client/useTyping';
import type {SearchGlobalData} from '../../shared/globalData';
import {parseSearch, type SearchState} from '../../shared/searchAddress';
import {isSentFromSite} from './searchForm.browser';
import {useSearchForm, type SearchFormModel} from './useSearchForm';

/** More pages than this are not listed; a more exact query helps then. */
const MAX_RESULTS = 50;
/** So many further sections of a page are listed with it. */
const MAX_SECTIONS = 3;

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
