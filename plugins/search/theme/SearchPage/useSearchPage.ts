import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, type RefObject, type SubmitEvent} from 'react';
import {useSearch, type SearchOutcome} from '../../client/useSearch';
import {useSearchSite, type SearchSite} from '../../client/useSearchSite';
import {parseSearch} from '../../shared/parseSearch';
import type {SearchState} from '../../shared/searchAddress';
import {fillForm, focusedIn, isBeingTypedIn, readForm} from './searchForm.browser';

/** More hits than this are not listed; a more exact query helps then. */
const MAX_RESULTS = 50;

export interface SearchPageModel {
  site: SearchSite;
  /** What the address says; undefined until the browser's address is known. */
  state: SearchState | undefined;
  outcome: SearchOutcome;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onVersionChange: () => void;
}

/** The results page: its state is the address, so that the back button and sharing work. */
export function useSearchPage(): SearchPageModel {
  const site = useSearchSite();
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const formRef = useRef<HTMLFormElement>(null);
  const isFilled = useRef(false);
  const focusToKeep = useRef<HTMLElement | null>(null);
  const {data, known, address} = site;
  const parsed = parseSearch(isBrowser ? location.search : '', known);
  const outcome = useSearch({
    ...parsed,
    data,
    isContextOnly: true,
    limit: MAX_RESULTS,
    more: 3,
    isWanted: isBrowser,
  });

  // The fields follow the address: at the start, and when the visitor goes back or forward.
  useEffect(() => {
    const form = formRef.current;
    // What was typed before React was there stays.
    if (form !== null && (isFilled.current || !isBeingTypedIn(form))) {
      fillForm(form, parseSearch(location.search, known), known.baseUrl);
    }
    isFilled.current = true;
    focusToKeep.current?.focus({preventScroll: true});
    focusToKeep.current = null;
  }, [location.search, known]);

  const commit = (form: HTMLFormElement): void => {
    const {query, version} = readForm(form);
    const {versionPath} = parseSearch(version === '' ? '' : `?version=${version}`, known);
    const next = address({query, context: parsed.context, versionPath});
    if (next === address(parsed)) return;
    // Docusaurus moves the focus to the top of a new page; this one stays where it is.
    focusToKeep.current = focusedIn(form);
    history.push(next);
  };

  return {
    site,
    state: isBrowser ? parsed : undefined,
    outcome,
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      commit(event.currentTarget);
    },
    onVersionChange: () => {
      if (formRef.current !== null) commit(formRef.current);
    },
  };
}
