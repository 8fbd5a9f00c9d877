import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';

import './overlay.css';

const LoadedOverlay = lazy(() => import('./LoadedOverlay'));

/** The map alone, over the whole page. */
export function MapOverlay(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <Suspense>
          <LoadedOverlay />
        </Suspense>
      )}
    </BrowserOnly>
  );
}
