import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Place} from './currentItem';

/** Where the visitor is: the path below the base URL, and the manual page if it is one. */
export function usePlace(): Place {
  const pathname = useLocalPathname();
  const {activeDoc} = useActiveDocContext(undefined);
  return {pathname, docId: activeDoc?.id};
}
