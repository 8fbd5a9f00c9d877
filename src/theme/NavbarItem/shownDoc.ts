import {createContext, useContext} from 'react';
import type {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

type ShownDoc = ReturnType<typeof useActiveDocContext>;

/**
 * The page of the manual that is shown, and its version. Docusaurus looks for it among all pages by
 * their patterns: once for the navbar, not for each of its items.
 */
export const ShownDocContext = createContext<ShownDoc | undefined>(undefined);

/** @throws Error outside of the navbar */
export function useShownDoc(): ShownDoc {
  const shown = useContext(ShownDocContext);
  if (shown === undefined) throw new Error('Only items of the navbar know the page shown.');
  return shown;
}
