import type {AppComment} from '@site/src/lib/appLink/messages';
import {plainText} from '@site/src/lib/appLink/plainText';
import {readAliases} from '../places/aliases';
import {fold} from '../places/fold';
import {createLexicon, type Lexicon} from '../places/lexicon';
import {afterCommand, findPlace, readPlace, type PlaceResult} from '../places/parsePlace';
import type {PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import type {Ignored, Verdict} from './verdict';
import {countBallot, EMPTY_BALLOT, type Ballot, type Vote} from './votes';

/** The settings that decide what counts. */
export type Rules = Pick<
  Settings,
  | 'trigger'
  | 'commands'
  | 'cities'
  | 'aliases'
  | 'voting'
  | 'services'
  | 'frames'
  | 'excludeOwner'
  | 'past'
  | 'lifetime'
>;

/** Counts where viewers are. Nothing in it knows the time or the page. */
export interface Tally {
  /**
   * @param now milliseconds since 1970
   * @param isPast whether the comment was there before the connection
   */
  readonly add: (comment: AppComment, now: number, isPast: boolean) => Verdict;
  /** Takes the vote of a deleted comment back; whether there was one. */
  readonly remove: (commentId: string) => boolean;
  /** Votes by hand. */
  readonly adjust: (code: PrefectureCode, by: number) => void;
  readonly reset: () => void;
  /** Takes the last reset back; whether there was one. */
  readonly undoReset: () => boolean;
  readonly canUndo: () => boolean;
  /** Lets votes go that are older than their lifetime; whether any went. */
  readonly expire: (now: number) => boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly isOpen: () => boolean;
  /** What counted stays; what comes is judged by the new rules. */
  readonly setRules: (rules: Rules) => void;
  readonly counts: () => ReadonlyMap<PrefectureCode, number>;
}

/** Ids of comments that were judged; so many are remembered. */
const REMEMBERED = 20_000;
const MINUTE = 60_000;

const lexiconOf = ({cities, aliases}: Rules): Lexicon =>
  createLexicon(cities, readAliases(aliases).aliases);

const ignored = (why: Ignored, code?: PrefectureCode): Verdict => ({
  kind: 'ignored',
  why,
  ...(code !== undefined && {code}),
});

function isFiltered({service, id, name}: AppComment, {services, frames}: Rules): boolean {
  if (services.length > 0 && !services.includes(service)) return true;
  const names = frames.map(fold);
  return frames.length > 0 && !names.includes(fold(name)) && !names.includes(fold(id));
}

/** Makes an empty count. With the trigger `question` it is closed at first. */
export function createTally(first: Rules): Tally {
  let rules = first;
  let lexicon = lexiconOf(first);
  let isOpen = first.trigger !== 'question';
  let votes = new Map<string, Vote>();
  let adjustments = new Map<PrefectureCode, number>();
  let before: Ballot | undefined;
  /** Counted anew only when something went: each comment of a long stream must stay cheap. */
  let sums: Map<PrefectureCode, number> | undefined;
  const seen = new Set<string>();
  /** Ids of all votes of a viewer, also of those that are gone. */
  const byUser = new Map<string, readonly string[]>();

  const counted = (): Map<PrefectureCode, number> =>
    (sums ??= countBallot({votes, adjustments}, rules.voting));
  const count = (code: PrefectureCode, by: number): void => {
    const all = counted();
    all.set(code, (all.get(code) ?? 0) + by);
  };

  const remember = (id: string): void => {
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
  };

  /** Why a comment does not count, whatever it says. */
  const obstacle = (comment: AppComment, isPast: boolean): Ignored | undefined => {
    if (seen.has(comment.data.id)) return 'duplicate';
    if (isPast && !rules.past) return 'past';
    if (rules.excludeOwner && comment.data.isOwner) return 'owner';
    if (isFiltered(comment, rules)) return 'filtered';
    return undefined;
  };

  const placeOf = (text: string): PlaceResult | undefined => {
    const rest = afterCommand(text, rules.commands);
    if (rest !== undefined) return readPlace(rest, lexicon);
    return rules.trigger === 'command' ? undefined : findPlace(text, lexicon);
  };

  /** The vote of a viewer that counts so far. */
  const formerOf = (user: string): Vote | undefined => {
    const own = (byUser.get(user) ?? []).flatMap((id) => votes.get(id) ?? []);
    return rules.voting === 'first' ? own[0] : own.at(-1);
  };

  const vote = (comment: AppComment, code: PrefectureCode, now: number): Verdict => {
    const user = `${comment.service}:${comment.data.userId}`;
    const former = rules.voting === 'many' ? undefined : formerOf(user);
    // Before the vote is there, for they may be counted only now.
    if (former === undefined || rules.voting === 'last') count(code, 1);
    if (former !== undefined && rules.voting === 'last') count(former.code, -1);
    votes.set(comment.data.id, {commentId: comment.data.id, user, code, at: now});
    byUser.set(user, [...(byUser.get(user) ?? []), comment.data.id]);
    // Kept all the same: it counts when the first one is deleted.
    if (former !== undefined && rules.voting === 'first') return ignored('voted', code);
    return former === undefined || former.code === code
      ? {kind: 'counted', code}
      : {kind: 'moved', code, from: former.code};
  };

  return {
    add(comment, now, isPast) {
      const why = obstacle(comment, isPast);
      if (why !== undefined) return ignored(why);
      const place = placeOf(plainText(comment.data.comment, ' '));
      remember(comment.data.id);
      if (place === undefined) return ignored('no-command');
      if (place.kind === 'no-place') return ignored(place.why);
      return isOpen ? vote(comment, place.code, now) : ignored('closed', place.code);
    },
    remove(commentId) {
      const wasThere = votes.delete(commentId);
      if (wasThere) sums = undefined;
      return wasThere;
    },
    adjust(code, by) {
      const change = Math.max(by, -Math.max(0, counted().get(code) ?? 0));
      count(code, change);
      adjustments.set(code, (adjustments.get(code) ?? 0) + change);
    },
    reset() {
      before = {votes, adjustments};
      votes = new Map(EMPTY_BALLOT.votes);
      adjustments = new Map();
      sums = undefined;
    },
    undoReset() {
      if (before === undefined) return false;
      // What came since stays.
      votes = new Map([...before.votes, ...votes]);
      const since = adjustments;
      adjustments = new Map(before.adjustments);
      for (const [code, by] of since) adjustments.set(code, (adjustments.get(code) ?? 0) + by);
      before = undefined;
      sums = undefined;
      return true;
    },
    canUndo: () => before !== undefined,
    expire(now) {
      if (rules.lifetime === 0) return false;
      const old = [...votes.values()].filter(({at}) => now - at >= rules.lifetime * MINUTE);
      for (const {commentId} of old) votes.delete(commentId);
      if (old.length > 0) sums = undefined;
      return old.length > 0;
    },
    setOpen: (next) => {
      isOpen = next;
    },
    isOpen: () => isOpen,
    setRules(next) {
      const [was, is] = [rules.trigger === 'question', next.trigger === 'question'];
      if (was !== is) isOpen = !is;
      if (next.cities !== rules.cities || next.aliases !== rules.aliases) lexicon = lexiconOf(next);
      rules = next;
      sums = undefined;
    },
    counts: () => new Map([...counted()].filter(([, votesHere]) => votesHere > 0)),
  };
}
