import {createContext} from 'react';
import type {
  ActiveDocContext,
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The page of the manual that is shown, and its version. */
interface ShownDoc extends ActiveDocContext {
  /** In which a page is looked for: the manual shown, the one preferred, the newest. */
  readonly candidates: readonly GlobalVersion[];
}

/**
 * Docusaurus looks for the page shown among all pages by their patterns: once for the navbar, not for
 * each of its items.
 */
export const ShownDocContext = createContext<ShownDoc>({alternateDocVersions: {}, candidates: []});

/**
 * A page of the first manual that has it, as Docusaurus's `useLayoutDoc`; undefined for a draft.
 * @throws when no manual knows it
 */
export function pageOf(candidates: readonly GlobalVersion[], id: string): GlobalDoc | undefined {
  const page = candidates
    .map(({docs}) => docs.find((doc) => doc.id === id))
    .find((doc) => doc !== undefined);
  if (page === undefined && !candidates.some(({draftIds}) => draftIds.includes(id)))
    throw new Error(`The navbar names "${id}", which is no page of the manual.`);
  return page;
}
