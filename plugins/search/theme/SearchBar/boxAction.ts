import type {KeyPress} from '@site/src/lib/undoStroke';

/** What a key asks of the search box. */
export type BoxAction =
  | 'open'
  | 'next'
  | 'previous'
  | 'choose'
  | 'chooseInTab'
  | 'resultsInTab'
  | 'forget'
  | 'close'
  | 'clear'
  | 'leave';

export interface BoxState {
  /** Whether there is something under the box. */
  isOpen: boolean;
  /** Whether one of the suggestions is chosen. */
  hasChosen: boolean;
  /** Whether nothing is typed; the suggestions are earlier searches then. */
  isEmpty: boolean;
}

/** What a key asks of the search box; undefined when it is the field's: Enter sends the form. */
export function boxAction(press: KeyPress, state: BoxState): BoxAction | undefined {
  const {isOpen, hasChosen, isEmpty} = state;
  if (press.altKey || press.shiftKey) return undefined;
  if (press.key === 'Enter') return enterAction(press.ctrlKey || press.metaKey, state);
  if (press.ctrlKey || press.metaKey) return undefined;
  switch (press.key) {
    case 'ArrowDown':
      return isOpen ? 'next' : 'open';
    case 'ArrowUp':
      return isOpen ? 'previous' : 'open';
    case 'Escape':
      if (isOpen) return 'close';
      // In a narrow window the field lies over the navbar as long as it has the focus.
      return isEmpty ? 'leave' : 'clear';
    case 'Delete':
      return isOpen && hasChosen && isEmpty ? 'forget' : undefined;
    default:
      return undefined;
  }
}

function enterAction(inTab: boolean, {isOpen, hasChosen}: BoxState): BoxAction | undefined {
  if (isOpen && hasChosen) return inTab ? 'chooseInTab' : 'choose';
  return inTab ? 'resultsInTab' : undefined;
}

/**
 * The next place in a list of suggestions. Beyond either end is the box itself (-1), so that
 * arrow keys lead around through what was typed.
 */
export function moveActive(active: number, count: number, to: 'next' | 'previous'): number {
  const places = count + 1;
  const step = to === 'next' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
