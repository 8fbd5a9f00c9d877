import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {docsOptions} from '../../config/docs';
import config from '../../docusaurus.config';
import versions from '../../versions.json';

const DOCS = '@docusaurus/plugin-content-docs';
const ROOT = path.join(__dirname, '..', '..');

const fromRoot = (name: string): string => (name.startsWith('./') ? path.join(ROOT, name) : name);

/** Docusaurus looks for a plugin beside the file of the configuration, which is not in the root. */
function located(plugins: readonly unknown[] = []): PluginConfig[] {
  return plugins.flatMap((plugin): PluginConfig[] => {
    if (typeof plugin === 'string') return [fromRoot(plugin)];
    if (!Array.isArray(plugin)) return [];
    const parts: readonly unknown[] = plugin;
    const [name, options] = parts;
    const own = typeof options === 'object' ? {...options} : {};
    return typeof name === 'string' ? [[fromRoot(name), own]] : [];
  });
}

/** The site with its newest manual alone: to measure what the older ones cost, and to try accounts. */
const newestManual: Config = {
  ...config,
  themes: located(config.themes),
  plugins: [
    ...located(config.plugins?.filter((plugin) => !Array.isArray(plugin) || plugin[0] !== DOCS)),
    [DOCS, {...docsOptions, onlyIncludeVersions: versions.slice(0, 1)}],
  ],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
};

export default newestManual;
