import type {Options} from '@docusaurus/plugin-content-docs';
import remarkCjkFriendly from 'remark-cjk-friendly';

export const LATEST_VERSION = '8.0';

/**
 * The published manual: eight versions, the newest at /docs, no unreleased one.
 * Each version folder has its own tags.yml; a tag that is not declared there fails the build.
 */
export const docsOptions: Options = {
  sidebarPath: './sidebars.ts',
  includeCurrentVersion: false,
  lastVersion: LATEST_VERSION,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  // Before Docusaurus's own plugins, so that **「強調」** next to Japanese is parsed as emphasis.
  beforeDefaultRemarkPlugins: [remarkCjkFriendly],
};
