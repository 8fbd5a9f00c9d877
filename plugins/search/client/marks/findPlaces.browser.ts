import {fold} from '../../shared/fold';
import {snippetOf} from '../snippet';
import {findWords, type ReadText} from './findWords';
import {readBlocks, segmentsOf, type Segment} from './textBlocks.browser';

/** The places of the words on a page. */
export interface FoundPlaces {
  readonly places: readonly {
    readonly segments: readonly Segment[];
    /** The text around it. */
    readonly around: string;
  }[];
  /** The words found, as they are written on the page. */
  readonly words: readonly string[];
  /** Whether there are no more places than these. */
  readonly isAll: boolean;
}

/** More marks than this help nobody, and painting them takes time. */
const MAX_PLACES = 500;
/** Characters folded before the page may do something else: a few milliseconds. */
const FOLDED_AT_ONCE = 5000;

/** Looks for words in the text of an element, without keeping the page busy for long. */
export async function findPlaces(root: Element, tokens: readonly string[]): Promise<FoundPlaces> {
  const blocks = readBlocks(root);
  const texts: ReadText[] = [];
  let count = 0;
  for (const {text} of blocks) {
    texts.push({text, folded: fold(text)});
    count += text.length;
    if (count < FOLDED_AT_ONCE) continue;
    count = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const {places, words} = findWords(texts, tokens, MAX_PLACES);
  const found = places.flatMap(({text: at, start, end}) => {
    const block = blocks[at];
    if (block === undefined) return [];
    const around = snippetOf({text: block.text, marks: [[start, end]]}).text;
    return [{segments: segmentsOf(block, start, end), around}];
  });
  return {places: found, words, isAll: places.length < MAX_PLACES};
}
