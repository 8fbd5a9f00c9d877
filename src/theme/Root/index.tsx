// Change: the announcer of route changes, and what says that a page is on its way; the original renders
// children only. Failures to load are told by a box that works without React (plugins/route-loading).
import {RouteAnnouncer} from '@site/src/components/RouteAnnouncer';
import {RouteLoading} from '@site/src/components/RouteLoading';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <RouteLoading />
      <RouteAnnouncer />
    </>
  );
}
