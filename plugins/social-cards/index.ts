import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardAddress} from '../../src/lib/cardAddress';
import {fileCache} from '../lib/cache';
import {addressOfPage, readPages} from '../lib/pages';
import {cardOf, hasCard} from './card';
import {DRAWING_VERSION, drawCard} from './drawCard';

/** Draws a picture of every page for social sites; see README.md. */
export default function socialCardsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const cached = fileCache(siteDir, 'social-cards');
      const site = {name: siteConfig.title, host: new URL(siteConfig.url).host};
      for (const [name, html] of await readPages(outDir)) {
        const address = cardAddress(addressOfPage(name));
        // A page of an old manual has the card of the newest one.
        if (
          !hasCard(name, html) ||
          ![address, encodeURI(address)].some((one) => html.includes(one))
        )
          continue;
        const target = path.join(outDir, address);
        const card = cardOf(name, html, siteConfig.title);
        await mkdir(path.dirname(target), {recursive: true});
        const file = await cached([DRAWING_VERSION, card, site], () => drawCard(card, site));
        await copyFile(file, target);
      }
    },
  };
}
