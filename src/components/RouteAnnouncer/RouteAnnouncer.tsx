import type {ReactNode} from 'react';
import {useRouteAnnouncement} from './useRouteAnnouncement';

/**
 * Tells screen readers the title of the page that a link has just opened. A client-side navigation
 * is silent otherwise. Empty on the first load, which the browser announces itself.
 */
export function RouteAnnouncer(): ReactNode {
  const {title, count} = useRouteAnnouncement();
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-route-announcer="">
      {/* A new element each time: two pages in a row may have the same title. */}
      {count > 0 && <p key={count}>{title}</p>}
    </div>
  );
}
