import type {Config} from '@docusaurus/types';
import {docsOptions} from '../../config/docs';
import config from '../../docusaurus.config';
import versions from '../../versions.json';

const DOCS = '@docusaurus/plugin-content-docs';

/** The site with its newest manual alone, to measure what the older ones cost. */
const newestManual: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !Array.isArray(plugin) || plugin[0] !== DOCS),
    [DOCS, {...docsOptions, onlyIncludeVersions: versions.slice(0, 1)}],
  ],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
};

export default newestManual;
