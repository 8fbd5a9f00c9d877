import {useEffect, useRef, useState, type ReactNode} from 'react';
import {shownPath} from '@site/src/browser/navigation.browser';
import {useStore} from '@site/src/lib/useStore';

/**
 * Tells screen readers the title of the page that a link has just opened: a client-side navigation
 * is silent otherwise. Empty on the first page, which the browser announces itself. A page is
 * announced when its path is another; hash and query say nothing new.
 */
export function RouteAnnouncer(): ReactNode {
  const path = useStore(shownPath);
  const announced = useRef('');
  const [{title, count}, setAnnouncement] = useState({title: '', count: 0});

  useEffect(() => {
    const before = announced.current;
    announced.current = path;
    if (before === '' || before === path) return undefined;
    const announce = (): void => {
      setAnnouncement((last) => ({title: document.title, count: last.count + 1}));
    };
    // The title follows in the next frame (react-helmet-async defers it).
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(announce);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-route-announcer="">
      {/* A new element each time: two pages in a row may have the same title. */}
      {count > 0 && <p key={count}>{title}</p>}
    </div>
  );
}
