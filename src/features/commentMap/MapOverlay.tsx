import {Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {lazyPart} from '@site/src/components/LazyTool';

import './overlay.css';

const LoadedOverlay = lazyPart(() => import('./LoadedOverlay'));

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
