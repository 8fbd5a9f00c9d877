import {blockReader} from '../../../plugins/markdown/readBlocks';
import {preparePage} from '../../../plugins/search/server/preparePage';
import {readSections} from '../../../plugins/search/server/readSections';
import {readYomi, textsWithYomi} from '../../../plugins/search/server/readYomi';
import type {IndexFile} from '../../../plugins/search/shared/indexFile';
import {readManual} from './manualPage';

/** The search index of a version of the manual as the site builds it; ids stand for addresses. */
export async function manualIndex(version: string): Promise<IndexFile> {
  const readBlocks = blockReader();
  const pages = readManual(version).map(({id, title, description, keywords, tags, body}) =>
    preparePage({
      url: id.replace(/\/index$/u, ''),
      title,
      breadcrumb: [],
      description,
      keywords: [...new Set([...keywords, ...tags])],
      sections: readSections(body, readBlocks(body)),
    }),
  );
  return {root: 'マニュアル', pages, yomi: await readYomi(textsWithYomi({pages}))};
}
