import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isWithin, type SearchGlobalData} from '../shared/globalData';
import {searchData} from './useSearchData';
import {loadingTask, startAhead} from './worker.browser';

/** The search field of the navbar, which is a native one until React is there. */
const FIELD = 'nav input[type="search"]';
/** Docusaurus's key. */
const OWN_MANUAL = 'docs-preferred-version-default';

/** The path of what a search from this page looks in; empty where only React knows. */
function versionHere({versions}: SearchGlobalData): string {
  const [own] = versions
    .filter(({path}) => isWithin(location.pathname, path))
    .sort((a, b) => b.path.length - a.path.length);
  return own?.path ?? (hasChosen() ? '' : (versions[0]?.path ?? ''));
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(OWN_MANUAL) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * Who comes to search has the worker make itself ready while React takes over the page: that takes
 * as long again. Only what the page itself says is needed for it.
 */
function openAhead(): void {
  const data = searchData();
  startAhead(loadingTask(data, versionHere(data), ''));
}

if (ExecutionEnvironment.canUseDOM) {
  const {activeElement} = document;
  if (activeElement?.matches(FIELD) === true) openAhead();
  else {
    document.addEventListener('focusin', function onFocus({target}) {
      if (!(target instanceof Element && target.matches(FIELD))) return;
      document.removeEventListener('focusin', onFocus);
      openAhead();
    });
  }
}
