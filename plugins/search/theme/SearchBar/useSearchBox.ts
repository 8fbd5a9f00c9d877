import {useEffect, useId, useRef, useState} from 'react';
import type {FocusEvent, KeyboardEvent, SubmitEvent, RefObject} from 'react';
import {useFollow, type Follow} from '../../client/useFollow';
import type {SearchOutcome} from '../../client/useSearch';
import type {Hit} from '../../shared/protocol';
import {moveActive} from '../../client/moveActive';
import {useSuggestions} from './useSuggestions';
import type {SearchPlace} from './useSearchPlace';

export interface SearchBox {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  optionId: (index: number) => string;
  query: string;
  outcome: SearchOutcome;
  hits: readonly Hit[];
  /** Place of the suggestion chosen with the arrow keys, or -1. */
  active: number;
  /** Whether the panel under the box is shown. */
  isOpen: boolean;
  follow: Follow;
  formHandlers: {
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
    onPointerEnter: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  inputHandlers: {
    onInput: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The behaviour of the search box: WAI-ARIA APG combobox with a list box, without autocompletion. */
export function useSearchBox(place: SearchPlace): SearchBox {
  const {versionPath, address} = place;
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [isEntered, setIsEntered] = useState(false);
  const [active, setActive] = useState(-1);
  const close = (): void => {
    setIsEntered(false);
    setActive(-1);
  };
  const follow = useFollow(() => {
    close();
    inputRef.current?.blur();
  });
  const outcome = useSuggestions(place, query, isWanted);
  const hits = outcome.answer?.found.hits ?? [];
  const isOpen = isEntered && query !== '';

  // What was typed or focused before React was there is taken up without moving the focus.
  useEffect(() => {
    const input = inputRef.current;
    if (input === null || (input.value === '' && input !== document.activeElement)) return;
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }, []);

  const open = (): void => {
    setIsWanted(true);
    setIsEntered(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method is composing, keys are its own.
    if (event.nativeEvent.isComposing) return;
    const chosen = hits[active];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && chosen !== undefined) follow.go(chosen.url);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) setActive(moveActive(active, hits.length, event.key));
      else open();
    } else return;
    event.preventDefault();
  };

  return {
    inputRef,
    listId,
    optionId: (index) => `${listId}-${index}`,
    query,
    outcome,
    hits,
    active,
    isOpen,
    follow,
    formHandlers: {
      onFocus: open,
      onBlur: ({relatedTarget, currentTarget}) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onPointerEnter: () => {
        setIsWanted(true);
      },
      onSubmit: (event) => {
        event.preventDefault();
        follow.go(address({query, context: '', versionPath}));
      },
    },
    inputHandlers: {
      onInput: () => {
        const input = inputRef.current;
        setQuery(input?.value.trim() ?? '');
        setActive(-1);
        // A text that the browser restored opens nothing.
        if (input === document.activeElement) open();
      },
      onKeyDown,
    },
  };
}
