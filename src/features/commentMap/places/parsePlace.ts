import {
  cueOf,
  isGreeting,
  isNoise,
  latinCore,
  partLength,
  splitGreeting,
  townAt,
  withoutLead,
  type Cue,
} from './cues';
import {fold, foldRomaji} from './fold';
import type {Entry, Lexicon} from './lexicon';
import type {PrefectureCode} from './prefectures';

/** Why a comment says nothing about where its writer is. */
export type NoPlace =
  /** No name of a place at all. */
  | 'none'
  /** A name, but in a sentence about something else. */
  | 'sentence'
  | 'question'
  /** Could as well be a family name or an everyday word. */
  | 'ambiguous'
  /** Two places. */
  | 'several';

export type PlaceResult =
  | {readonly kind: 'place'; readonly code: PrefectureCode}
  | {readonly kind: 'no-place'; readonly why: NoPlace};

/** Longer comments are no answers, and cost time. */
const MAX_LENGTH = 300;

interface Segment {
  readonly text: string;
  readonly isQuestion: boolean;
}

interface Reading {
  readonly entry: Entry;
  readonly cue: Cue;
}

const no = (why: NoPlace): PlaceResult => ({kind: 'no-place', why});

/** Laughter at the end, which changes nothing. */
const withoutLaughter = (text: string): string =>
  text.replace(/(?:\s*(?:(?<![a-z])w+|笑|草|orz))+$/u, '');

/** Codes of emoji as services write them: `:face-blue:`, `:_ours:`, `[laughcry]`. */
const EMOJI_CODES = /:(?:_[^\s:]+|[a-z\d_+-]+):|\[[a-z\d_]+\]/gu;
/** Letters of other scripts: a few of them are a face, 「(´・ω・`)」. */
const FOREIGN = /[^\P{L}\p{sc=Han}\p{sc=Hira}a-zà-ɏー]+/gu;
/** Spaces between single letters: 「東 京」. */
const LONE_LETTERS = / (?<=(?:^|[^\p{L}\p{N}])\p{L} ) *(?=\p{L}(?:$|[^\p{L}\p{N}]))/gu;

/** 「ノ」 and 「ノシ」: a hand that is raised, or waved. Hiragana for katakana would hide it. */
const HAND = /(?<![ァ-ヶーｦ-ﾟ])(?:ノシ?|ﾉｼ?)(?![\p{L}\p{N}])/gu;

/** Text as it is compared, without what is drawn instead of said. */
const cleaned = (text: string): string =>
  fold(text.slice(0, MAX_LENGTH).replace(HAND, ' '))
    .replace(EMOJI_CODES, ' ')
    .replace(/\p{M}+/gu, '')
    .replace(/ー{2,}/gu, 'ー')
    .replace(FOREIGN, (run) => (run.length > 2 ? run : ' '))
    .replace(LONE_LETTERS, '');

/** The parts between punctuation, emoji and, but for Latin letters, spaces; greetings by themselves. */
function segmentsOf(text: string): Segment[] {
  const parts = text.split(/((?:(?!['’-])[^\p{L}\p{N}\sー])+|\n)/u);
  return parts.flatMap((part, index): Segment[] => {
    if (index % 2 === 1) return [];
    const line = withoutLaughter(part.trim());
    const isQuestion = parts[index + 1]?.includes('?') ?? false;
    const isLatin = /^[a-z\s'’-]*$/u.test(line);
    const texts = isLatin ? [line] : line.split(/\s+/u).flatMap(splitGreeting);
    return texts
      .filter((one) => one !== '' && !isNoise(one))
      .map((one) => ({text: one, isQuestion}));
  });
}

function readLatin(line: string, lexicon: Lexicon): Reading | undefined {
  const {core, hasCue} = latinCore(line);
  const entry = lexicon.romaji(foldRomaji(core));
  return entry && {entry, cue: hasCue ? 'strong' : 'bare'};
}

/** How long a second name is that only says where in the prefecture; 0 for none. */
function insideLength(rest: string, code: PrefectureCode, lexicon: Lexicon): number {
  const joint = /^[のは]/u.test(rest) ? 1 : 0;
  const found = lexicon.homesAt(rest.slice(joint));
  const known = found?.value.has(code) === true ? joint + found.length : 0;
  const town = townAt(rest);
  // A name that the table has belongs to another prefecture.
  const isOther = town !== undefined && lexicon.homesAt(town.name)?.length === town.name.length;
  return Math.max(known, isOther ? 0 : (town?.length ?? 0)) || partLength(rest);
}

/** Reads 「埼玉」, 「埼玉の川口から」, 「横浜市港北区です」. */
function readJapanese(text: string, lexicon: Lexicon): Reading | undefined {
  const found = lexicon.longestAt(text);
  if (found === undefined) return undefined;
  let entry = found.value;
  let rest = text.slice(found.length);
  for (;;) {
    const cue = cueOf(rest);
    if (cue !== undefined) return {entry, cue};
    const length = insideLength(rest, entry.code, lexicon);
    if (length === 0) return undefined;
    rest = rest.slice(length);
    // Nobody has such a name, and it is no everyday word either.
    entry = {code: entry.code, isSurname: false, isEveryday: false};
  }
}

function readSegment(segment: string, lexicon: Lexicon): Reading | undefined {
  if (/^[a-z\s'’-]+$/u.test(segment)) return readLatin(segment, lexicon);
  return readJapanese(segment, lexicon) ?? readJapanese(withoutLead(segment), lexicon);
}

/** Whether a segment says nothing else than a name: a greeting, or the same place once more. */
function agrees(segment: string, code: PrefectureCode, lexicon: Lexicon): boolean {
  if (isGreeting(segment)) return true;
  const found = lexicon.homesAt(segment);
  const length =
    found?.value.has(code) === true ? found.length : insideLength(segment, code, lexicon);
  return length === segment.length;
}

/** Whether a name with what stands around it is clear enough. */
function isClear(
  {entry, cue}: Reading,
  segment: Segment,
  all: readonly Segment[],
  lexicon: Lexicon,
): boolean {
  if (cue === 'strong') return true;
  const others = all.filter((one) => one !== segment);
  if (entry.isEveryday) return false;
  if (entry.isSurname && cue === 'is') return others.length === 0;
  return cue === 'bare' ? others.every(({text}) => agrees(text, entry.code, lexicon)) : true;
}

/**
 * Where the writer of a comment says to be, in the middle of ordinary talk: the whole comment must be
 * the name of a place, or a part of it a name with a word like 「から」, 「住み」, 「です」.
 * @param text plain text
 */
export function findPlace(text: string, lexicon: Lexicon): PlaceResult {
  const said = cleaned(text);
  // What most comments are.
  const mentions = lexicon.mentions(said);
  if (mentions === 'no') return no('none');
  const segments = segmentsOf(said);
  let why: NoPlace | undefined;
  const codes = new Set<PrefectureCode>();
  for (const segment of segments) {
    const reading = readSegment(segment.text, lexicon);
    if (reading === undefined) continue;
    if (segment.isQuestion) why = 'question';
    else if (isClear(reading, segment, segments, lexicon)) codes.add(reading.entry.code);
    else why ??= reading.cue === 'bare' && !reading.entry.isEveryday ? 'sentence' : 'ambiguous';
  }
  const [code] = codes;
  if (codes.size > 1) return no('several');
  if (code !== undefined) return {kind: 'place', code};
  return no(why ?? (mentions === 'maybe' ? 'none' : 'sentence'));
}

/**
 * Where the writer says to be when asked for it by a command: every name counts, whatever else it
 * may mean.
 * @param text what stands after the command
 */
export function readPlace(text: string, lexicon: Lexicon): PlaceResult {
  const [first] = segmentsOf(cleaned(text));
  const reading = first && readSegment(first.text, lexicon);
  if (reading !== undefined) return {kind: 'place', code: reading.entry.code};
  return no(first === undefined || lexicon.mentions(first.text) === 'no' ? 'none' : 'sentence');
}

/**
 * What stands after the first command that a comment begins with; undefined without any.
 * @param commands as the streamer wrote them; full-width letters and kana are folded
 */
export function afterCommand(text: string, commands: readonly string[]): string | undefined {
  const folded = fold(text).trimStart();
  const command = commands
    .map((one) => fold(one).trim())
    .filter((one) => one !== '' && folded.startsWith(one))
    .sort((a, b) => b.length - a.length)[0];
  if (command === undefined) return undefined;
  const rest = folded.slice(command.length);
  // `!map` is not the beginning of `!mapping`.
  return /[a-z\d]$/u.test(command) && /^[a-z\d]/u.test(rest) ? undefined : rest;
}
