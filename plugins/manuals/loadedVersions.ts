import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** The versions of the manual that the docs plugin has loaded, the newest first. */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  // Docusaurus hands over the content of other plugins as unknown; its shape is the docs plugin's.
  const content = allContent['docusaurus-plugin-content-docs']?.['default'];
  const {loadedVersions: versions = []} = (content ?? {}) as Partial<LoadedContent>;
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
}
