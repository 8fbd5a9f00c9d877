// Change: wraps the application with the announcer of route changes; the original renders children only.
// Failures of the first load are told by plugins/boot, which works before React; nothing of it is here.
import {RouteAnnouncer} from '@site/src/components/RouteAnnouncer';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
