import {cueOf, isGreeting, isIntroduction, latinCore, withoutLead, type Cue} from './cues';
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
const withoutLaughter = (text: string): string => text.replace(/(?:\s*(?:w+|笑|草))+$/u, '');

/** The parts between punctuation, emoji and, but for Latin letters, spaces. */
function segmentsOf(text: string): Segment[] {
  const parts = text.split(/((?:(?!['’-])[^\p{L}\p{N}\p{M}\sー])+|\n)/u);
  return parts.flatMap((part, index): Segment[] => {
    if (index % 2 === 1) return [];
    const line = withoutLaughter(part.trim());
    const isQuestion = parts[index + 1]?.includes('?') ?? false;
    const texts = /^[a-z\s'’-]*$/u.test(line) ? [line] : line.split(/\s+/u);
    return texts.filter((one) => one !== '').map((one) => ({text: one, isQuestion}));
  });
}

function readLatin(line: string, lexicon: Lexicon): Reading | undefined {
  const {core, hasCue} = latinCore(line);
  const entry = lexicon.romaji(foldRomaji(core));
  return entry && {entry, cue: hasCue ? 'strong' : 'bare'};
}

function readSegment(segment: string, lexicon: Lexicon): Reading | undefined {
  if (/^[a-z\s'’-]+$/u.test(segment)) return readLatin(segment, lexicon);
  for (const text of new Set([segment, withoutLead(segment)])) {
    const found = lexicon.longestAt(text);
    const cue = found && cueOf(text.slice(found.length));
    if (found !== undefined && cue !== undefined) return {entry: found.entry, cue};
  }
  return undefined;
}

/** Whether a name with what stands around it is clear enough. */
function isClear({entry, cue}: Reading, segment: Segment, all: readonly Segment[]): boolean {
  if (cue === 'strong') return true;
  const others = all.filter((one) => one !== segment);
  if (entry.isEveryday) return false;
  if (entry.isSurname && cue === 'is' && others.some(({text}) => isIntroduction(text)))
    return false;
  if (entry.isSurname && cue === 'is') return others.length === 0;
  return cue === 'bare' ? others.every(({text}) => isGreeting(text)) : true;
}

/**
 * Where the writer of a comment says to be, in the middle of ordinary talk: the whole comment must be
 * the name of a place, or a part of it a name with a word like 「から」, 「住み」, 「です」.
 * @param text plain text
 */
export function findPlace(text: string, lexicon: Lexicon): PlaceResult {
  const folded = fold(text.slice(0, MAX_LENGTH));
  const segments = segmentsOf(folded);
  let why: NoPlace | undefined;
  const codes = new Set<PrefectureCode>();
  for (const segment of segments) {
    const reading = readSegment(segment.text, lexicon);
    if (reading === undefined) continue;
    if (segment.isQuestion) why = 'question';
    else if (isClear(reading, segment, segments)) codes.add(reading.entry.code);
    else why ??= reading.cue === 'bare' && !reading.entry.isEveryday ? 'sentence' : 'ambiguous';
  }
  const [code] = codes;
  if (codes.size > 1) return no('several');
  if (code !== undefined) return {kind: 'place', code};
  return no(why ?? (lexicon.mentions(folded) ? 'sentence' : 'none'));
}

/**
 * Where the writer says to be when asked for it by a command: every name counts, whatever else it
 * may mean.
 * @param text what stands after the command
 */
export function readPlace(text: string, lexicon: Lexicon): PlaceResult {
  const [first] = segmentsOf(fold(text.slice(0, MAX_LENGTH)));
  const reading = first && readSegment(first.text, lexicon);
  if (reading !== undefined) return {kind: 'place', code: reading.entry.code};
  return no(first !== undefined && lexicon.mentions(first.text) ? 'sentence' : 'none');
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
