import path from 'node:path';
import {TERMS} from '../terms';
import {titlesIn} from './pageTitles';
import {LIST_ELEMENT, termList} from './termList';

/**
 * The source of a page of the manual with the list of terms in it, where the page has one.
 * @param file of the page, in the folder of its manual
 */
export function sourceWithTerms(file: string, source: string): string {
  if (!source.includes(LIST_ELEMENT)) return source;
  // Not by `replace`, for which `$` in a text means something.
  return source.split(LIST_ELEMENT).join(termList(TERMS, titlesIn(path.dirname(file))));
}
