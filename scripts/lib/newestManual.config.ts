import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {docsOptions} from '../../config/docs';
import config from '../../docusaurus.config';
import versions from '../../versions.json';

const DOCS = '@docusaurus/plugin-content-docs';
const ROOT = path.join(__dirname, '..', '..');

const fromRoot = (name: string): string => (name.startsWith('./') ? path.join(ROOT, name) : name);

/** Docusaurus looks for a plugin beside the file of the configuration, which is not in the root. */
function located(plugin: PluginConfig): PluginConfig {
  if (typeof plugin === 'string') return fromRoot(plugin);
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  return [fromRoot(plugin[0]), plugin[1]];
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
