import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {GlobExcludeDefault} from '@docusaurus/utils';
import remarkGlossary from '../plugins/markdown/glossary';
import type {SearchContext} from '../plugins/search/shared/globalData';
import rehypeFirstView from '../plugins/markdown/firstView';
import {rehypePlugins, remarkPlugins} from './markdown';

/** The note in docs/ is for maintainers. */
const NOTE = 'README.md';

function hasPages(folder: string): boolean {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(
    (name) => /\.mdx?$/u.test(name) && name !== NOTE,
  );
}

/**
 * The published manual: the versions of versions.json, the first of them at /docs. Development also
 * shows the unreleased one at /docs/next when there is one; a build never publishes it.
 * Each version folder has its own tags.yml; a tag that is not declared there fails the build.
 * @param mode NODE_ENV, which Docusaurus sets before it reads the configuration
 * @param folder where the unreleased manual lies
 */
export function docsOptionsFor(mode: string | undefined, folder: string): Options {
  const showsNext = mode === 'development' && hasPages(folder);
  return {
    sidebarPath: './sidebars.ts',
    exclude: [...GlobExcludeDefault, NOTE],
    includeCurrentVersion: showsNext,
    // Docusaurus refuses settings for a version that it does not include.
    versions: showsNext ? {current: {label: '次のバージョン'}} : {},
    tags: 'tags.yml',
    onInlineTags: 'throw',
    // Last: a page's questions and rows are read as their author wrote them.
    beforeDefaultRemarkPlugins: [...remarkPlugins, remarkGlossary],
    rehypePlugins: [...rehypePlugins, rehypeFirstView],
  };
}

export const docsOptions = docsOptionsFor(
  process.env['NODE_ENV'],
  path.join(__dirname, '..', 'docs'),
);

/** Parts of the manual that can be searched by themselves: the sections with an index page. */
export const searchContexts: readonly SearchContext[] = [
  {path: 'guide', label: 'ガイド'},
  {path: 'feature', label: '機能'},
  {path: 'settings', label: '設定'},
  {path: 'trouble-shooting', label: '困ったときは'},
  {path: 'customize', label: 'カスタマイズ'},
  {path: 'pro', label: 'Pro'},
  {path: 'developer', label: '開発者向け'},
];
