import {handleColorModeClicks} from './colorMode.browser';
import {queueEvents} from './eventQueue.browser';
import {guardSinks} from './guardSinks.browser';
import {onHydrated} from './hydration.browser';
import {showLoadFailure, recoverOnce} from './loadFailure.browser';
import {keepDisclosures} from './disclosure.browser';
import {loadInOrder} from './loadScripts.browser';
import {loadStyles} from './loadStyles.browser';
import {keepMenu} from './menu.browser';
import {handleSearchKeys} from './searchKeys.browser';
import {whenWanted} from './whenWanted.browser';

/** Origins of third parties whose scripts the policy of this build allows; esbuild puts them in. */
declare const SCRIPT_SOURCES: readonly string[];

function boot(script: HTMLOrSVGScriptElement | null): void {
  const scripts = script?.dataset['scripts']?.split(' ').filter(Boolean) ?? [];
  const queue = queueEvents(document);
  const stopColorMode = handleColorModeClicks(document);
  const stopSearchKeys = handleSearchKeys(document);
  keepDisclosures(document);
  keepMenu(document);

  const fail = (error: unknown): void => {
    stopWatching();
    queue.release();
    if (!recoverOnce(Date.now())) showLoadFailure(document, error);
  };
  const stopWatching = watchForFailures(fail);

  onHydrated(document.documentElement, () => {
    stopWatching();
    stopColorMode();
    stopSearchKeys();
    queue.replay();
  });
  whenWanted(window, () => {
    loadStyles(document, script?.dataset['styles']);
    loadInOrder(document, scripts).catch(fail);
  });
}

/** A chunk that fails after the entry scripts ran rejects inside Docusaurus, where nobody listens. */
function watchForFailures(fail: (error: unknown) => void): () => void {
  const onRejection = (event: PromiseRejectionEvent): void => {
    const reason: unknown = event.reason;
    if (reason instanceof Error && /chunk/iu.test(`${reason.name} ${reason.message}`)) fail(reason);
  };
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('unhandledrejection', onRejection);
  };
}

guardSinks(location, SCRIPT_SOURCES);
boot(document.currentScript);
