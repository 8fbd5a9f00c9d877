import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardAddress} from '../../src/lib/cardAddress';
import {fileCache} from '../cache/fileCache';
import {readPages} from '../html/readPages';
import {cardOf, hasCard} from './card';
import {DRAWING_VERSION, drawCard} from './drawCard';

/** Draws a picture of every page for social sites; see README.md. */
export default function socialCardsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const cached = fileCache(siteDir, 'social-cards');
      const site = {name: siteConfig.title, host: new URL(siteConfig.url).host};
      const pages = [...(await readPages(outDir))].filter(([name, html]) => hasCard(name, html));
      const todo = pages.map(([name, html]) => ({
        target: path.join(outDir, cardAddress(`/${name.replace(/(?:^index)?\.html$/u, '')}`)),
        card: cardOf(name, html, siteConfig.title),
      }));
      for (const {target, card} of todo) {
        await mkdir(path.dirname(target), {recursive: true});
        const file = await cached([DRAWING_VERSION, card, site], () => drawCard(card, site));
        await copyFile(file, target);
      }
    },
  };
}
