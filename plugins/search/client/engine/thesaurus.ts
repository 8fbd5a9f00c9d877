import {foldText} from '../../shared/foldText';
import {inflectionOf, type Inflection} from './inflection';
import {GROUPS} from './meanings';

/** A word of a group. */
export interface Meaning {
  readonly surface: string;
  readonly inflection: Inflection | undefined;
}

interface Member extends Meaning {
  readonly key: string;
  /** The kana of a verb that decides which forms it has. */
  readonly kana: string;
  readonly others: Meaning[];
}

/** A verb or an adjective as dictionaries give it. */
const DICTIONARY_FORM =
  /^(?<stem>.*\p{sc=Han})(?<okurigana>\p{sc=Hiragana}{0,2}[うくぐすつぬぶむるい])$/u;

function memberOf(word: string): Member {
  const {stem, okurigana} = DICTIONARY_FORM.exec(word)?.groups ?? {};
  if (stem === undefined || okurigana === undefined) {
    return {surface: word, inflection: undefined, key: foldText(word), kana: '', others: []};
  }
  // The る of an ichidan verb is no part of its stem: 変える is 変え.
  const kept = okurigana.length > 1 ? okurigana.replace(/る$/u, '') : okurigana;
  const inflection = inflectionOf(stem, kept);
  return {
    surface: word,
    inflection,
    key: inflection.stem,
    kana: foldText(kept).slice(-1),
    others: [],
  };
}

type MembersByKey = ReadonlyMap<string, readonly Member[]>;

let known: MembersByKey | undefined;

/** Made with the first question: folding them all takes a while. */
const membersByKey = (): MembersByKey => (known ??= readGroups());

function readGroups(): MembersByKey {
  const byKey = new Map<string, Member[]>();
  for (const line of GROUPS.trim().split('\n')) {
    const members = line.split(' ').map(memberOf);
    for (const member of members) {
      member.others.push(...members.filter((other) => other !== member));
      byKey.set(member.key, [...(byKey.get(member.key) ?? []), member]);
    }
  }
  return byKey;
}

/** The words that say nearly the same as a word of a query. */
export function likeMeanings(
  surface: string,
  inflection: Inflection | undefined,
): readonly Meaning[] {
  const asWritten = membersByKey().get(foldText(surface)) ?? [];
  const asVerb = inflection === undefined ? [] : (membersByKey().get(inflection.stem) ?? []);
  const meant = [
    ...asWritten.filter((member) => member.inflection === undefined),
    ...asVerb.filter((member) => member.kana !== '' && inflection?.follow.includes(member.kana)),
  ].flatMap(({others}) => others);
  const bySurface = new Map(meant.map((member) => [member.surface, member]));
  bySurface.delete(surface);
  return [...bySurface.values()];
}
