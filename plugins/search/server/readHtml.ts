import {attribute, metaContent, textOf, titleOf} from '../../html/readHtml';
import type {IndexPage, IndexSection} from '../shared/indexFile';

type PageFacts = Pick<IndexPage, 'title' | 'description' | 'keywords' | 'sections'>;

/**
 * What search needs to know of a built page. The HTML is our own, minified: attributes may lack
 * their quotes and closing tags may be left out, but a heading always has both of its tags.
 * @param siteTitle taken off the end of the page's title
 */
export function readHtml(html: string, siteTitle: string): PageFacts {
  const main = /<main[^]*<\/main>/iu.exec(html)?.[0] ?? '';
  return {
    title: titleOf(html, siteTitle),
    description: metaContent(html, 'description'),
    keywords: metaContent(html, 'keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    sections: readSections(main),
  };
}

function readSections(main: string): IndexSection[] {
  return [...main.matchAll(/<h(?<level>[23])(?<attributes>[^>]*)>(?<inner>[^]*?)<\/h\k<level>>/giu)]
    .map(({groups}) => ({
      hash: attribute(groups?.['attributes'] ?? '', 'id'),
      // The link to the heading itself is drawn by CSS and holds a zero-width space.
      heading: textOf((groups?.['inner'] ?? '').replace(/<a[^>]*hash-link[^]*?<\/a>/giu, '')),
    }))
    .filter(({heading}) => heading !== '');
}
