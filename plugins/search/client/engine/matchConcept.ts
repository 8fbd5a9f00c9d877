import {foldText} from '../../shared/foldText';
import {isFound, type Evidence} from './evidence';
import {AFFIRMED_SHARE, japaneseEvidence} from './japaneseEvidence';
import {latinEvidence} from './latinEvidence';
import {matchInflected, matchNegated, matchPhrase, matchWritten} from './phraseMatch';
import type {Concept} from './readQuery';
import type {Matcher} from './termMatch';
import {likeMeanings} from './thesaurus';

export type {Evidence} from './evidence';

/** What was found of a concept. */
export interface Found {
  readonly weight: number;
  readonly evidence: readonly Evidence[];
  /** How the texts spell what was typed with a mistake, both folded. */
  readonly corrected?: {readonly typed: string; readonly meant: string} | undefined;
}

/** Words that weigh less only give a query its form. */
export const TELLING = 0.4;

/** Another word of the same meaning is nearly as good as the one that was typed. */
const MEANING = {factor: 0.9, share: 0.95} as const;
/** More spellings of one word are not compared. */
const MAX_SPELLINGS = 6;

/** Looks for a concept: as typed, by its parts and forms, by likeness, and in other words. */
export function matchConcept(matcher: Matcher, concept: Concept): Found {
  const evidence = concept.isLatin
    ? latinEvidence(matcher, concept)
    : japaneseEvidence(matcher, concept);
  const found = [...evidence, ...inOtherWords(matcher, concept)].filter(isFound);
  return {
    weight: concept.weight,
    evidence: found,
    corrected: correctionOf(matcher, concept, found),
  };
}

/** The commonest of the spellings that were found only by likeness. */
function correctionOf(
  matcher: Matcher,
  {surface}: Concept,
  found: readonly Evidence[],
): Found['corrected'] {
  const alike = found.filter(({isAlike}) => isAlike === true).flatMap(({match}) => match.forms);
  let meant: string | undefined;
  let most = 0;
  for (const form of alike.slice(0, MAX_SPELLINGS)) {
    const {size} = matchPhrase(matcher, form).texts;
    if (size > most) [meant, most] = [form, size];
  }
  return meant === undefined ? undefined : {typed: foldText(surface), meant};
}

function inOtherWords(matcher: Matcher, {surface, inflection, isNegated}: Concept): Evidence[] {
  return likeMeanings(surface, inflection).flatMap((meaning): Evidence[] => {
    const {surface: word, inflection: forms} = meaning;
    const match =
      forms === undefined ? matchWritten(matcher, word) : matchInflected(matcher, forms);
    const said = {...MEANING, match, isMeaning: true};
    if (!isNegated) return [said];
    const denied = {...said, match: matchNegated(matcher, forms?.stem ?? foldText(word))};
    return [denied, {...said, share: said.share * AFFIRMED_SHARE}];
  });
}
