import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardAddress} from '../../src/lib/cardAddress';
import {readPages} from '../html/readPages';
import {cardOf, hasCard, type Card} from './card';
import {DRAWING_VERSION, drawCard} from './drawCard';

/** Draws a picture of every page for social sites; see README.md. */
export default function socialCardsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, siteConfig}) {
      const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      await mkdir(cache, {recursive: true});
      const site = {name: siteConfig.title, host: new URL(siteConfig.url).host};
      const pages = [...(await readPages(outDir))].filter(([name, html]) => hasCard(name, html));
      const todo = pages.map(([name, html]) => ({
        target: path.join(outDir, cardAddress(`/${name.replace(/(?:^index)?\.html$/u, '')}`)),
        card: cardOf(name, html, siteConfig.title),
      }));
      for (const {target, card} of todo) {
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(await cachedCard(card, site, cache), target);
      }
    },
  };
}

/** The file with the picture of a card, drawn only when nothing drew the same before. */
async function cachedCard(
  card: Card,
  site: {name: string; host: string},
  cache: string,
): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card, site]))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(cache, `${key}.png`);
  const known = await stat(file).catch(() => undefined);
  if (known === undefined) {
    // Renamed when whole, so that a build that is stopped leaves no half picture.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, drawCard(card, site));
    await rename(part, file);
  }
  return file;
}
