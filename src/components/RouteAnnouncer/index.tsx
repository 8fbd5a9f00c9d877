import {useEffect, type ReactNode} from 'react';
import {isWaiting, shownPath} from '@site/src/browser/navigation.browser';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

/** A page that is there within so many milliseconds is told by its title alone. */
const LONG_MS = 3000;

/**
 * Tells screen readers the title of the page that a link has just opened: a client-side navigation
 * is silent otherwise. Empty on the first page, which the browser announces itself. A page is
 * announced when its path is another; hash and query say nothing new. It is the one thing that is
 * said, but where the page is long in coming.
 */
export function RouteAnnouncer(): ReactNode {
  const waits = useStore(isWaiting);
  // Two pages in a row may have the same title.
  const [said, say] = useSaid();

  // Not drawn by the path: a store that changes while a page is shown has React run all that it
  // keeps for after the painting before it.
  useEffect(() => {
    let before = shownPath.get();
    let frame = 0;
    const stop = shownPath.subscribe(() => {
      cancelAnimationFrame(frame);
      const isFirst = before === '';
      before = shownPath.get();
      if (isFirst) return;
      // The title follows in the next frame (react-helmet-async defers it).
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          say(document.title);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [say]);

  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      say('次のページを読み込んでいます');
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
      say('');
    };
  }, [waits, say]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-route-announcer="">
      {said}
    </div>
  );
}
