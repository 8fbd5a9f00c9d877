import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {cardAddress} from '../../src/lib/pageFiles';
import {fileCache} from '../lib/cache';
import {addressOfPage, readPages} from '../lib/pages';
import {cardOf, hasCard} from './server/card';
import {DRAWING_VERSION, drawCard} from './server/drawCard';
import {writeFiles} from './server/writeFiles';

/** Pictures that are drawn: all that carries the mark, and one of every page; see README.md. */
export default function picturesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  return {
    name: 'pictures',
    // Before the bundler looks into the static directories.
    async loadContent() {
      await writeFiles(siteDir, baseUrl);
    },
    injectHtmlTags: () => ({
      headTags: [
        // `favicon` of the configuration adds the SVG, which browsers that know SVG prefer.
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
        link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
      ],
    }),
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
