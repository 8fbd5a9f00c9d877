import {createLoads} from '../lib/loads';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {
  hideLoadFailure,
  isReachable,
  NEXT_PAGE,
  recoverOnce,
  showLoadFailure,
  showUntilReached,
} from './loadFailure.browser';

/** The specification's delay of the loader, in milliseconds. */
const LOADER_DELAY_MS = 200;
/** ms after which a page that is still on its way is told of: nothing may come at all. */
const LATE_MS = 20_000;

const waits = createStore(false);
const shown = createStore('');
/** The first page, or one that a link leads to, is on its way. */
let isUnderWay = true;
let isFirst = true;
/** The box says that the next page cannot be loaded. */
let isTold = false;
let timer = 0;
let late = 0;
/** What the page that was asked for last is made of. */
let wanted: Promise<void>[] = [];
/** Whether all of that had been loaded before. */
let isThere = true;
let isCollecting = false;

const showLoader = (): void => {
  waits.set(true);
};
const stopTimer = (): void => {
  window.clearTimeout(timer);
  window.clearTimeout(late);
  waits.set(false);
};

/** Loads of parts without which the page is not whole: tools, and the first page's own chunks. */
const parts = createLoads({
  isWanted: () => true,
  recover: () => recoverOnce(Date.now()),
  tell: (error) => {
    showLoadFailure(error, parts.again);
  },
  settle: hideLoadFailure,
});

/** Loads of pages, which links also fetch ahead. */
const pages = createLoads({
  isWanted: () => isUnderWay,
  recover: () => recoverOnce(Date.now()),
  tell: (error) => {
    stopTimer();
    isTold = true;
    showLoadFailure(error, pages.again, isFirst ? undefined : NEXT_PAGE);
  },
  settle: hideLoadFailure,
});

/** Says that a page does not come. It may still do so; its address is already that of this document. */
async function tellLate(): Promise<void> {
  await isReachable();
  if (!isUnderWay) return;
  isTold = true;
  showUntilReached(new Error(`Nothing came for ${LATE_MS / 1000} s`), NEXT_PAGE);
}

/** Whether a visitor has waited for a page long enough to be told that it is on its way. */
export const isWaiting: Watched<boolean> = waits;

/** The path of the page that was shown last; empty before the first has been taken over. */
export const shownPath: Watched<string> = shown;

/** Loads a part of the page; where that fails a box offers to try again, and nothing is thrown. */
export const loadPart = parts.keep;

/** As `loadPart`, of a page that may only be fetched ahead. */
export const loadPage = pages.keep;

/** A navigation begins: what is loaded now, in the same turn, belongs to it. */
export function beginNavigation(isOtherPage: boolean): void {
  isUnderWay = true;
  stopTimer();
  if (isOtherPage) {
    timer = window.setTimeout(showLoader, LOADER_DELAY_MS);
    late = window.setTimeout(() => void tellLate(), LATE_MS);
  }
  wanted = [];
  isThere = true;
  isCollecting = true;
  queueMicrotask(() => {
    isCollecting = false;
  });
  // A link may have tried to fetch it ahead, without the network.
  pages.again();
}

/** The page that was asked for last is shown; `path` is its own. */
export function endNavigation(path: string): void {
  isUnderWay = false;
  isFirst = false;
  stopTimer();
  if (isTold) hideLoadFailure();
  isTold = false;
  shown.set(path);
}

/** Whether all of the page that was asked for last had been loaded before. */
export const isWantedThere = (): boolean => isThere;

/**
 * The end of a page's loading, put off until everything is there of the page that was asked for
 * last: Docusaurus takes any end for the end of the last.
 * @param isLoaded whether it had been loaded before
 */
export async function withLastWanted(loading: Promise<void>, isLoaded: boolean): Promise<void> {
  if (isCollecting) {
    wanted.push(loading);
    isThere &&= isLoaded;
  }
  await loading;
  for (let seen; seen !== wanted;) {
    seen = wanted;
    await Promise.all(seen);
  }
}
