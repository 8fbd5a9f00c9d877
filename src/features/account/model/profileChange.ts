import {once} from '@komebiyori/lib/once';
import type {Account} from '../client/answers';
import type {Checked} from './inputs';

/** Line ends and everything else that steers instead of being read. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Turns the direction of the text around it. */
const DIRECTION = /\p{Bidi_Control}/u;
/**
 * Never seen, but for selectors of variants, which kanji of names need: also half characters, and what
 * is drawn as nothing (a note without its head, blanks of Braille and hieroglyphs).
 */
const UNSEEN =
  /(?![\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\p{Cs}\u2800\uFDD0-\uFDEF\uFFF9-\uFFFC\uFFFE\uFFFF\u{13441}\u{13442}\u{1D159}]/u;
/** Marks that stand on no character. */
const BARE_MARKS = /^[\p{M}\s]+$/u;
/** Joins two emoji to one. */
const JOINER =
  /(?<=[\u203C-\u2BFF\u{1F000}-\u{1FAFF}]\uFE0F?)\u200D(?=[\u203C-\u2BFF\u{1F000}-\u{1FAFF}])/gu;
/** What no name begins with: blanks, and a selector of nothing. */
const BEFORE = /^[\s\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/u;

/** As people count: a family of joined emoji is one. */
const NAME_MAX = 50;
/** As the database counts: 50 of the longest emoji fit, a pile of accents does not. */
const NAME_MAX_BYTES = 2000;

const graphemes = once(() => new Intl.Segmenter('ja', {granularity: 'grapheme'}));

type NameProblem = 'nameControl' | 'nameDirection' | 'nameUnseen' | 'nameLong';

/**
 * A display name as it is kept: up to 50 characters, or empty, which is none. What may stand in it is
 * the rule of `private.seen_text` in supabase/migrations, too.
 */
export function checkName(typed: string): Checked<NameProblem> {
  const value = typed.normalize('NFC').trim().replace(BEFORE, '');
  const bare = value.replaceAll(JOINER, '');
  if (CONTROL.test(bare)) return {ok: false, problem: 'nameControl'};
  if (DIRECTION.test(bare)) return {ok: false, problem: 'nameDirection'};
  if (UNSEEN.test(bare) || BARE_MARKS.test(bare)) return {ok: false, problem: 'nameUnseen'};
  const isLong =
    [...graphemes().segment(value)].length > NAME_MAX ||
    new TextEncoder().encode(value).length > NAME_MAX_BYTES;
  return isLong ? {ok: false, problem: 'nameLong'} : {ok: true, value};
}

/** What a visitor has touched on the page; the rest is as the server has it. */
export interface ProfileEdits {
  readonly name?: string;
  readonly newsletter?: boolean;
}

/**
 * What has to be sent so that the profile becomes what the page shows. Only what was touched: the
 * rest may have been changed in another tab. An empty name takes the name away.
 */
export function profileChange(
  {name, newsletter}: ProfileEdits,
  profile: Account['account'],
): {readonly ok: true; readonly change: ProfileEdits} | Extract<Checked<NameProblem>, {ok: false}> {
  const news = newsletter === undefined || newsletter === profile.newsletter ? {} : {newsletter};
  if (name === undefined) return {ok: true, change: news};
  const checked = checkName(name);
  if (!checked.ok) return checked;
  const isNew = checked.value !== (profile.display_name ?? '');
  return {ok: true, change: {...(isNew ? {name: checked.value} : {}), ...news}};
}
