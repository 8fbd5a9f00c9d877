import type {IndexFile} from '@komebiyori/search/indexFile';
import {blockReader} from '../../../plugins/lib/readBlocks';
import {withAsked} from '../../../plugins/search/server/asked';
import {linkCounts} from '../../../plugins/search/server/indexManuals';
import {readSections} from '../../../plugins/search/server/readSections';
import {oftenRead, readYomi, textsWithYomi} from '../../../plugins/search/server/readYomi';
import {readManual} from './manualPage';

/** The search index of a version of the manual as the site builds it; ids stand for addresses. */
export async function manualIndex(version: string): Promise<IndexFile> {
  const readBlocks = blockReader();
  const manual = readManual(version);
  const links = linkCounts(new Map(manual.map(({id, body}) => [`${id}.mdx`, body])));
  const pages = manual.map(({id, title, description, keywords, tags, asked, body}) =>
    withAsked(
      {
        ...links.get(`${id}.mdx`),
        url: id.replace(/\/index$/u, ''),
        title,
        breadcrumb: [],
        description,
        keywords: [...new Set([...keywords, ...tags])],
        sections: readSections(readBlocks(body, `${version}/${id}.mdx, below the front matter`)),
      },
      asked,
    ),
  );
  const yomi = oftenRead({pages}, await readYomi(textsWithYomi({pages})));
  return {root: 'マニュアル', pages, yomi};
}
