import type {ClientModule} from '@docusaurus/types';

/** Counts the pages that were left, so that a chunk that arrives late marks nothing. */
let left = 0;
let clear: (() => void) | undefined;

function leave(): void {
  left += 1;
  clear?.();
  clear = undefined;
}

/** Before the page changes: React must find its text as it left it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) leave();
};

/** Every page loads this file: it only looks whether the address names words to mark. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const {pathname, search} = location;
  if (pathname === previousLocation?.pathname && search === previousLocation.search) return;
  leave();
  if (!search.includes('highlight=')) return;
  const turn = left;
  const visit = {location, isFirst: previousLocation === null, top: window.scrollY};
  void import(/* webpackChunkName: "search-marks" */ './pageMarks.browser').then(
    ({markPage}) => {
      if (turn === left) clear = markPage(visit);
    },
    // A page without marks is still a page.
    () => undefined,
  );
};
