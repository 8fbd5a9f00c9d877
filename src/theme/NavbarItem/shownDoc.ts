import {createContext} from 'react';
import type {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';

/**
 * The page of the manual that is shown, and its version. Docusaurus looks for it among all pages by
 * their patterns: once for the navbar, not for each of its items.
 */
export const ShownDocContext = createContext<ReturnType<typeof useActiveDocContext>>({
  alternateDocVersions: {},
});
