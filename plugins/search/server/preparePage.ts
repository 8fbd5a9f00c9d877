import type {IndexPage} from '../shared/indexFile';
import {withoutRepeats} from './withoutRepeats';
import {withSynonyms} from './synonyms';

/** A page as it goes into the index: with the words that mean its title, nothing said twice. */
export function preparePage(page: IndexPage): IndexPage {
  return withSynonyms(withoutRepeats(page));
}
