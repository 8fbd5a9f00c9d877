import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {docsOptions} from '../../config/docs';
import config from '../../docusaurus.config';
import versions from '../../versions.json';

const DOCS = '@docusaurus/plugin-content-docs';
const ROOT = path.join(__dirname, '..', '..');

const fromRoot = (name: string): string => (name.startsWith('./') ? path.join(ROOT, name) : name);

type Listed = NonNullable<Config['plugins']>[number];

/** Docusaurus looks for a plugin beside the file of the configuration, which is not in the root. */
function located(plugin: Listed): Listed {
  if (typeof plugin === 'string') return fromRoot(plugin);
  if (!Array.isArray(plugin)) return plugin;
  return plugin.map((part) => (typeof part === 'string' ? fromRoot(part) : part));
}

/** The site with its newest manual alone: to measure what the older ones cost, and to try accounts. */
const newestManual: Config = {
  ...config,
  themes: (config.themes ?? []).map(located),
  plugins: [
    ...(config.plugins ?? [])
      .filter((plugin) => !Array.isArray(plugin) || plugin[0] !== DOCS)
      .map(located),
    [DOCS, {...docsOptions, onlyIncludeVersions: versions.slice(0, 1)}],
  ],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
};

export default newestManual;
