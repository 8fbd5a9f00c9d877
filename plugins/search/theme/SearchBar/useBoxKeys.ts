import {moveActive} from '../../client/moveActive';
import {useTextField} from '../../client/useTextField';
import {boxAction, type BoxAction} from './boxAction';
import type {SearchBox} from './useSearchBox';

/** Does in the search box what keys ask for, and tells of what is typed. */
export function useBoxKeys(input: HTMLInputElement, box: SearchBox, onText: () => void): void {
  const {query, active, count, hits, recent, isOpen, follow} = box;
  const isEmpty = query === '';
  const hit = hits[active];
  const search = isEmpty ? recent.searches[active] : undefined;
  const actions: Record<BoxAction, () => void> = {
    open: box.open,
    close: box.close,
    next: () => {
      box.choose(moveActive(active, count, 'ArrowDown'));
    },
    previous: () => {
      box.choose(moveActive(active, count, 'ArrowUp'));
    },
    choose: () => {
      if (search !== undefined) box.take(search);
      else if (hit !== undefined) follow.go(hit.url);
    },
    chooseInTab: () => {
      follow.openTab(hit?.url ?? box.resultsOf(search ?? query));
    },
    resultsInTab: () => {
      follow.openTab(box.resultsOf(query));
    },
    forget: () => {
      if (search !== undefined) box.forget(search);
    },
    clear: () => {
      box.write('');
    },
  };
  useTextField(input, {
    onText,
    onKeyDown: (event) => {
      const action = boxAction(event, {isOpen, hasChosen: active >= 0, isEmpty});
      if (action === undefined) return;
      event.preventDefault();
      actions[action]();
    },
  });
}
