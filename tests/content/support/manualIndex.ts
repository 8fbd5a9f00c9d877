import {blockReader} from '../../../plugins/markdown/readBlocks';
import {readSections} from '../../../plugins/search/server/readSections';
import {readYomi, textsWithYomi} from '../../../plugins/search/server/readYomi';
import {withSynonyms} from '../../../plugins/search/server/synonyms';
import type {IndexFile} from '../../../plugins/search/shared/indexFile';
import {readManual} from './manualPage';

/** The search index of a version of the manual as the site builds it; ids stand for addresses. */
export async function manualIndex(version: string): Promise<IndexFile> {
  const readBlocks = blockReader();
  const pages = readManual(version).map(({id, title, description, keywords, tags, body}) =>
    withSynonyms({
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
