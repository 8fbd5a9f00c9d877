import {foldText} from '../../shared/foldText';
import {textAt, type IndexedPage, type SearchIndex} from './searchIndex';

/** A short Latin prefix has hundreds of forms; what it costs to look for them must have a limit. */
const MAX_LOOKED_FOR = 64;
/** More than an address takes. */
const MAX_FOUND = 16;

/** The forms that a reader of a page sees: those in its title, headings and contents. */
export function formsSeen(
  index: SearchIndex,
  {title, sections}: IndexedPage,
  forms: readonly string[],
): string[] {
  const seen = [title, ...sections.flatMap(({heading, content}) => [heading, content])];
  const folded = seen.map((place) => textAt(index, place).folded);
  const isSeen = (form: string): boolean => {
    const phrase = foldText(form);
    return folded.some((text) => text.includes(phrase));
  };
  return forms.slice(0, MAX_LOOKED_FOR).filter(isSeen).slice(0, MAX_FOUND);
}
