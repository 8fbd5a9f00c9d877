import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from './server/writeFiles';

/** Icons, web manifest and media kit, drawn from the one mark; see README.md. */
export default function brandAssetsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  return {
    name: 'brand-assets',
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
  };
}
