import {
  hideLoadFailure,
  recoverOnce,
  showLoadFailure,
  showUntilReached,
} from '../../../src/browser/loadFailure.browser';
import {handleColorMode} from './colorMode.browser';
import {queueEvents} from './eventQueue.browser';
import {guardSinks} from './guardSinks.browser';
import {onHydrated} from './hydration.browser';
import {keepDisclosures, keepMenu} from './menu.browser';
import {loadFiles} from './loadFiles.browser';
import {handleSearchKeys} from './searchKeys.browser';
import {whenWanted} from './whenWanted.browser';

/** ms after which scripts that are still on their way are told of. */
const LATE_MS = 30_000;

/** Origins of third parties whose scripts the policy of this build allows; esbuild puts them in. */
declare const SCRIPT_SOURCES: readonly string[];

function boot(script: HTMLOrSVGScriptElement | null): void {
  const scripts = script?.dataset['scripts']?.split(' ').filter(Boolean) ?? [];
  const queue = queueEvents(document);
  const stopColorMode = handleColorMode(document);
  const stopSearchKeys = handleSearchKeys(document);
  keepDisclosures(document);
  keepMenu(document);

  const giveUp = async (): Promise<void> => {
    queue.release();
    await recoverOnce(Date.now());
  };
  const load = (files: readonly string[], isAgain = false): void => {
    let isTold = isAgain;
    // No reload by itself: on a slow line they may still come.
    const late = setTimeout(() => {
      isTold = true;
      queue.release();
      showUntilReached(new Error(`Nothing came for ${LATE_MS / 1000} s`));
    }, LATE_MS);
    void loadFiles(document, files).then(({missing, error}) => {
      clearTimeout(late);
      if (missing.length > 0) {
        void giveUp().then(() => {
          showLoadFailure(error, () => {
            load(missing, true);
          });
        });
      } else if (isTold) hideLoadFailure();
    });
  };
  const stopWatching = watchForFailures((error) => {
    void giveUp().then(() => {
      showUntilReached(error);
    });
  });

  onHydrated(document.documentElement, () => {
    stopWatching();
    stopColorMode();
    stopSearchKeys();
    queue.replay();
  });
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (sheet !== null && !hasStyles()) {
    sheet.remove();
    load([sheet.href]);
  }
  whenWanted(window, () => {
    load(scripts);
  });
}

/** Whether the page's stylesheet has arrived, for which this script has waited: it sets the colours. */
const hasStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--site-ink') !== '';

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
