import type {ClientModule} from '@docusaurus/types';
import {TERM_CLASS} from '../shared/termClass';

let hide: (() => void) | undefined;
let isWatching = false;

/** Shows the tip of the term that an event is about; it is loaded with the first one. */
function want(target: EventTarget | null): void {
  const term = target instanceof Element ? target.closest(`a.${TERM_CLASS}`) : null;
  if (!(term instanceof HTMLAnchorElement)) return;
  void import(/* webpackChunkName: "term-tip" */ './tip.browser').then(
    ({hideTip, showTip}) => {
      hide = hideTip;
      showTip(term);
    },
    // The link leads to the explanation all the same.
    () => undefined,
  );
}

/** A tip belongs to the page that is left. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  hide?.();
  return undefined;
};

/** Every page loads this file: it only listens. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({target}) => {
      want(target);
    });
  // What was pointed at before React was there.
  want(document.querySelector(`a.${TERM_CLASS}:is(:hover, :focus-visible)`));
};
