// Change: wraps the application with the announcer of route changes and what says that a page is on its
// way, and leaves the head as the HTML has it until React has taken over; the original renders children
// only. Failures to load are told by a box that works without React (plugins/bundle).
import {RouteAnnouncer} from '@site/src/components/RouteAnnouncer';
import {RouteLoading} from '@site/src/components/RouteLoading';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';

// React draws a page in slices, and between two of them the head would get what is drawn so far: the
// site's title, an old manual's own address as the canonical one, no structured data.
HelmetProvider.canUseDOM = false;

export default function Root({children}: Props): ReactNode {
  useEffect(() => {
    // The drawing that says `data-has-hydrated` is the first that counts.
    HelmetProvider.canUseDOM = true;
  }, []);
  return (
    <>
      {children}
      <RouteLoading />
      <RouteAnnouncer />
    </>
  );
}
