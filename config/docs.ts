import type {Options} from '@docusaurus/plugin-content-docs';
import {rehypePlugins, remarkPlugins} from './markdown';

const LATEST_VERSION = '8.0';

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
  beforeDefaultRemarkPlugins: remarkPlugins,
  rehypePlugins,
};
