import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {rebuildOn} from '../lib/cache';

/** Explains words on the pages of the manual; config/docs.ts has the part that marks them. README.md. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    configureWebpack: rebuildOn([path.join(__dirname, '..', '..', 'data', 'glossary.json')]),
    getClientModules: () => [path.join(__dirname, 'client', 'watchTerms.browser.ts')],
  };
}
