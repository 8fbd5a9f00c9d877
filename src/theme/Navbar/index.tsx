// Change: on a page that is not there, the first drawing is the one of its HTML, which is one file for
// all addresses and names no manual. In the folder of an old one React would throw the page away. And
// the page of the manual that is shown is looked for once.
import {
  useActiveDocContext,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import Navbar from '@theme-original/Navbar';
import {useSyncExternalStore, type ReactNode} from 'react';
import {ShownDocContext} from '../NavbarItem/shownDoc';

/** The first drawing is that of the file for all addresses that lead nowhere. */
const isNotFound = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('main[data-not-found]') !== null;
const never = (): boolean => false;
const watchNothing = () => (): void => undefined;

function NavbarOfDoc(): ReactNode {
  const shown = useActiveDocContext(undefined);
  const candidates = useDocsVersionCandidates(undefined);
  return (
    <ShownDocContext value={{...shown, candidates}}>
      <Navbar />
    </ShownDocContext>
  );
}

export default function NavbarOfPlace(): ReactNode {
  const location = useLocation();
  // Only there is all of it drawn a second time.
  const isFile = useSyncExternalStore(watchNothing, never, isNotFound);
  const place = isFile ? {...location, pathname: '/404.html'} : location;
  // As Docusaurus itself shows a route while the next one loads: what is below takes this for its place.
  return renderRoutes([{render: () => <NavbarOfDoc />}], {}, {location: place});
}
