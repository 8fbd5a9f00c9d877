import {useId, useState} from 'react';
import {rememberSearch} from '../../client/recentSearches.browser';
import {useFollow, type Follow} from '../../client/useFollow';
import {useListener} from '../../client/useListener';
import type {SearchOutcome} from '../../client/useSearch';
import type {Hit} from '../../shared/protocol';
import {searchAddress} from '../../shared/searchAddress';
import {writeField} from './field.browser';
import {useBoxKeys} from './useBoxKeys';
import {useRecent, type Recent} from './useRecent';
import type {SearchPlace} from './useSearchPlace';
import {useSuggestions} from './useSuggestions';

export interface SearchBox {
  listId: string;
  optionId: (index: number) => string;
  query: string;
  outcome: SearchOutcome;
  hits: readonly Hit[];
  /** Earlier searches, which are suggested while nothing is typed. */
  recent: Recent;
  /** Place of the suggestion chosen with the arrow keys, or -1. */
  active: number;
  /** Whether the visitor is in the box or what belongs to it. */
  isEntered: boolean;
  /** Whether the panel under the box is shown. */
  isOpen: boolean;
  /** How many suggestions there are. */
  count: number;
  follow: Follow;
  /** The address of the results page for a query. */
  resultsOf: (query: string) => string;
  choose: (active: number) => void;
  open: () => void;
  close: () => void;
  /** Closes the panel, because this page is left. */
  leave: () => void;
  /** Closes the panel and brings the focus from it back to the field. */
  closeToField: () => void;
  /** Puts a text into the box without looking for it. */
  write: (text: string) => void;
  /** Puts a query into the box and looks for it. */
  take: (query: string) => void;
  /** Forgets an earlier search. */
  forget: (query: string) => void;
  /** Forgets all earlier searches. */
  forgetAll: () => void;
}

/** The behaviour of the search box: WAI-ARIA APG combobox with a list box, without autocompletion. */
export function useSearchBox(
  form: HTMLFormElement,
  input: HTMLInputElement,
  place: SearchPlace,
): SearchBox {
  const {versionPath, known} = place;
  const listId = useId();
  const recent = useRecent();
  const [query, setQuery] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  const [active, setActive] = useState(-1);
  const outcome = useSuggestions(place, query);
  const hits = outcome.answer?.found.hits ?? [];
  const count = query === '' ? recent.searches.length : hits.length;

  const open = (): void => {
    recent.refresh();
    setIsEntered(true);
  };
  const close = (): void => {
    setIsEntered(false);
    setActive(-1);
  };
  const leave = (): void => {
    close();
    input.blur();
  };
  const search = (text: string): void => {
    setQuery(text.trim());
    setActive(-1);
  };
  const write = (text: string): void => {
    writeField(input, text);
    search(text);
  };
  const follow = useFollow({
    onFollow: () => {
      rememberSearch(query);
    },
    onLeave: leave,
  });
  const box: SearchBox = {
    listId,
    optionId: (index) => `${listId}-${index}`,
    query,
    outcome,
    hits,
    recent,
    active,
    isEntered,
    isOpen: isEntered && (query !== '' || count > 0),
    count,
    follow,
    resultsOf: (text) => searchAddress({query: text, context: '', versionPath}, known),
    choose: setActive,
    open,
    close,
    leave,
    closeToField: () => {
      input.focus({preventScroll: true});
      close();
    },
    write,
    take: (text) => {
      write(text);
      input.focus({preventScroll: true});
      open();
    },
    forget: (text) => {
      recent.forget(text);
      setActive(Math.min(active, count - 2));
      // The button that did it is gone.
      input.focus({preventScroll: true});
    },
    forgetAll: () => {
      recent.forgetAll();
      setActive(-1);
      input.focus({preventScroll: true});
    },
  };

  useBoxKeys(input, box, () => {
    search(input.value);
    // A text that the browser restored opens nothing.
    if (input === document.activeElement) open();
  });
  useListener(form, 'focusin', open);
  useListener(form, 'focusout', ({relatedTarget}) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  useListener(form, 'submit', (event) => {
    event.preventDefault();
    follow.go(box.resultsOf(query));
    // The results page has a field of its own.
    write('');
  });
  return box;
}
