import {useId, useState} from 'react';
import {
  forgetAllSearches,
  forgetSearch,
  readRecent,
  rememberSearch,
} from '../../client/recentSearches.browser';
import {useFollow, type Follow} from '../../client/useFollow';
import {useListener, useTextField} from '../../client/useTextField';
import {useTyping} from '../../client/useTyping';
import {searchAddress} from '../../shared/searchAddress';
import {boxAction, moveActive, type BoxAction} from './boxAction';
import {writeField} from './field.browser';
import {useBoxList, type BoxList} from './useBoxList';
import type {SearchPlace} from './useSearchPlace';

export interface SearchBox extends BoxList, SearchPlace {
  listId: string;
  optionId: (place: number) => string;
  query: string;
  /** Earlier searches, which are offered while nothing is typed. */
  recent: Recent;
  /** Place of the option chosen with the arrow keys, or -1. */
  active: number;
  /** Whether the visitor is in the box or what belongs to it: the panel under it is shown. */
  isOpen: boolean;
  follow: Follow;
  /** The address of the results page for a query. */
  resultsOf: (query: string) => string;
  choose: (active: number) => void;
  open: () => void;
  close: () => void;
  /** Gives the focus away. */
  leave: () => void;
  /** Closes the panel and brings the focus from it back to the field. */
  closeToField: () => void;
  /** Puts a text into the box without opening the panel. */
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
  const typing = useTyping();
  const box = useBoxState(input, place, typing.isTyping);
  useTextField(input, {
    onText: () => {
      typing.begin();
      box.look(input.value);
      // A text that the browser restored opens nothing.
      if (input === document.activeElement) box.open();
    },
    onKeyDown: (event) => {
      const {isOpen, active, query} = box;
      const action = boxAction(event, {isOpen, hasChosen: active >= 0, isEmpty: query === ''});
      if (action === undefined) return;
      event.preventDefault();
      doInBox(box, action);
    },
  });
  useListener(form, 'focusin', box.open);
  useListener(form, 'focusout', ({relatedTarget}) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) box.close();
  });
  useListener(form, 'submit', (event) => {
    event.preventDefault();
    box.follow.go(box.resultsOf(box.query));
  });
  return box;
}

/** What the box holds, and what can be done with it. */
function useBoxState(
  input: HTMLInputElement,
  place: SearchPlace,
  isTyping: boolean,
): SearchBox & {look: (text: string) => void} {
  const {versionPath, data} = place;
  const listId = useId();
  const recent = useRecent();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useBoxList(input, place, query, {isOpen, isTyping}, recent.searches);

  const open = (): void => {
    recent.refresh();
    setIsOpen(true);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  const focus = (): void => {
    input.focus({preventScroll: true});
  };
  const look = (text: string): void => {
    setQuery(text.trim());
    setActive(-1);
  };
  const write = (text: string): void => {
    writeField(input, text);
    look(text);
  };
  const follow = useFollow({
    onFollow: () => {
      if (!list.isStart) rememberSearch(query);
    },
    onLeave: () => {
      close();
      // Where it led to, the next search begins anew; this one is among the earlier ones.
      write('');
      input.blur();
    },
  });
  return {
    ...list,
    ...place,
    ...{listId, query, recent, active, isOpen, follow, look, open, close, write},
    optionId: (at) => `${listId}-${at}`,
    resultsOf: (text) => searchAddress({query: text, context: '', versionPath}, data),
    choose: setActive,
    leave: () => {
      input.blur();
    },
    closeToField: () => {
      focus();
      close();
    },
    take: (text) => {
      write(text);
      focus();
      open();
    },
    forget: (text) => {
      recent.forget(text);
      // The one after it, or the new last one, not a section.
      if (active >= 0) setActive(Math.min(active, recent.searches.length - 2));
      // The button that did it is gone.
      focus();
    },
    forgetAll: () => {
      recent.forgetAll();
      setActive(-1);
      focus();
    },
  };
}

/** Does in the box what a key asks for. */
function doInBox(box: SearchBox, action: BoxAction): void {
  const {active, options, query, follow} = box;
  const option = options[active];
  switch (action) {
    case 'open':
      box.open();
      break;
    case 'close':
      box.close();
      break;
    case 'leave':
      box.leave();
      break;
    case 'clear':
      box.write('');
      break;
    case 'next':
    case 'previous':
      box.choose(moveActive(active, options.length, action));
      break;
    case 'choose':
      if (option === undefined) break;
      if ('search' in option) box.take(option.search);
      else follow.go(option.url);
      break;
    case 'chooseInTab':
      if (option === undefined) break;
      follow.openTab('search' in option ? box.resultsOf(option.search) : option.url);
      break;
    case 'resultsInTab':
      follow.openTab(box.resultsOf(query));
      break;
    case 'forget':
      if (option !== undefined && 'search' in option) box.forget(option.search);
  }
}

interface Recent {
  /** Newest first. */
  searches: readonly string[];
  /** What was forgotten last, to be said to those who do not see it. */
  note: string;
  refresh: () => void;
  forget: (query: string) => void;
  forgetAll: () => void;
}

/** The searches remembered in this browser. */
function useRecent(): Recent {
  const [searches, setSearches] = useState(readRecent);
  const [note, setNote] = useState('');
  return {
    searches,
    note,
    refresh: () => {
      setSearches(readRecent());
    },
    forget: (query) => {
      forgetSearch(query);
      setSearches(readRecent());
      setNote(`「${query}」を履歴から消しました`);
    },
    forgetAll: () => {
      forgetAllSearches();
      setSearches([]);
      setNote('検索の履歴を消しました');
    },
  };
}
