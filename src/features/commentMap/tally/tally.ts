import type {AppComment} from '@komebiyori/app-link/messages';
import {plainText} from '@komebiyori/app-link/plainText';
import {readAliases} from '../places/aliases';
import {fold} from '../places/fold';
import {createLexicon, type Lexicon} from '../places/lexicon';
import {afterCommand, findPlace, readPlace, type PlaceResult} from '../places/parsePlace';
import type {PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import {countBallot, type Ballot, type Ignored, type Verdict, type Vote} from './votes';

/** Ids of comments that were judged; so many are remembered. */
const REMEMBERED = 20_000;
const MINUTE = 60_000;

const lexiconOf = ({cities, aliases}: Settings): Lexicon =>
  createLexicon(cities, readAliases(aliases).aliases);

const ignored = (why: Ignored, code?: PrefectureCode): Verdict => ({
  kind: 'ignored',
  why,
  ...(code !== undefined && {code}),
});

function isFiltered({service, id, name}: AppComment, {services, frames}: Settings): boolean {
  if (services.length > 0 && !services.includes(service)) return true;
  const names = frames.map(fold);
  return frames.length > 0 && !names.includes(fold(name)) && !names.includes(fold(id));
}

/** Counts where viewers are. Nothing in it knows the time or the page. */
export class Tally {
  #rules: Settings;
  #lexicon: Lexicon;
  /** Whether votes count. */
  isOpen: boolean;
  #votes = new Map<string, Vote>();
  #adjustments = new Map<PrefectureCode, number>();
  #before: Ballot | undefined;
  /** Counted anew only when something went: each comment of a long stream must stay cheap. */
  #sums: Map<PrefectureCode, number> | undefined;
  readonly #seen = new Set<string>();
  /** Ids of all votes of a viewer, also of those that are gone. */
  readonly #byUser = new Map<string, readonly string[]>();

  /** An empty count. With the trigger `question` it is closed at first. */
  constructor(rules: Settings) {
    this.#rules = rules;
    this.#lexicon = lexiconOf(rules);
    this.isOpen = rules.trigger !== 'question';
  }

  /**
   * @param now milliseconds since 1970
   * @param isPast whether the comment was there before the connection
   */
  add(comment: AppComment, now: number, isPast: boolean): Verdict {
    const why = this.#obstacle(comment, isPast);
    if (why !== undefined) return ignored(why);
    const place = this.#placeOf(plainText(comment.data.comment, ' '));
    this.#remember(comment.data.id);
    if (place === undefined) return ignored('no-command');
    if (place.kind === 'no-place') return ignored(place.why);
    return this.isOpen ? this.#vote(comment, place.code, now) : ignored('closed', place.code);
  }

  /** Takes the vote of a deleted comment back; whether there was one. */
  remove(commentId: string): boolean {
    const wasThere = this.#votes.delete(commentId);
    if (wasThere) this.#sums = undefined;
    return wasThere;
  }

  /** Votes by hand. */
  adjust(code: PrefectureCode, by: number): void {
    const change = Math.max(by, -Math.max(0, this.#counted().get(code) ?? 0));
    this.#count(code, change);
    this.#adjustments.set(code, (this.#adjustments.get(code) ?? 0) + change);
  }

  reset(): void {
    this.#before = {votes: this.#votes, adjustments: this.#adjustments};
    this.#votes = new Map();
    this.#adjustments = new Map();
    this.#sums = undefined;
  }

  /** Takes the last reset back; whether there was one. */
  undoReset(): boolean {
    const before = this.#before;
    if (before === undefined) return false;
    // What came since stays.
    this.#votes = new Map([...before.votes, ...this.#votes]);
    const adjustments = new Map(before.adjustments);
    for (const [code, by] of this.#adjustments)
      adjustments.set(code, (adjustments.get(code) ?? 0) + by);
    this.#adjustments = adjustments;
    this.#before = undefined;
    this.#sums = undefined;
    return true;
  }

  get canUndo(): boolean {
    return this.#before !== undefined;
  }

  /** Lets votes go that are older than their lifetime; whether any went. */
  expire(now: number): boolean {
    const {lifetime} = this.#rules;
    if (lifetime === 0) return false;
    const old = [...this.#votes.values()].filter(({at}) => now - at >= lifetime * MINUTE);
    for (const {commentId} of old) this.#votes.delete(commentId);
    if (old.length > 0) this.#sums = undefined;
    return old.length > 0;
  }

  /** What counted stays; what comes is judged by the new rules. */
  setRules(next: Settings): void {
    const former = this.#rules;
    const [was, is] = [former.trigger === 'question', next.trigger === 'question'];
    if (was !== is) this.isOpen = !is;
    if (next.cities !== former.cities || next.aliases !== former.aliases)
      this.#lexicon = lexiconOf(next);
    this.#rules = next;
    this.#sums = undefined;
  }

  counts(): ReadonlyMap<PrefectureCode, number> {
    return new Map([...this.#counted()].filter(([, votesHere]) => votesHere > 0));
  }

  #counted(): Map<PrefectureCode, number> {
    const ballot = {votes: this.#votes, adjustments: this.#adjustments};
    return (this.#sums ??= countBallot(ballot, this.#rules.voting));
  }

  #count(code: PrefectureCode, by: number): void {
    const all = this.#counted();
    all.set(code, (all.get(code) ?? 0) + by);
  }

  #remember(id: string): void {
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** Why a comment does not count, whatever it says. */
  #obstacle(comment: AppComment, isPast: boolean): Ignored | undefined {
    if (this.#seen.has(comment.data.id)) return 'duplicate';
    if (isPast && !this.#rules.past) return 'past';
    if (this.#rules.excludeOwner && comment.data.isOwner) return 'owner';
    if (isFiltered(comment, this.#rules)) return 'filtered';
    return undefined;
  }

  #placeOf(text: string): PlaceResult | undefined {
    const rest = afterCommand(text, this.#rules.commands);
    if (rest !== undefined) return readPlace(rest, this.#lexicon);
    return this.#rules.trigger === 'command' ? undefined : findPlace(text, this.#lexicon);
  }

  /** The vote of a viewer that counts so far. */
  #formerOf(user: string): Vote | undefined {
    const own = (this.#byUser.get(user) ?? []).flatMap((id) => this.#votes.get(id) ?? []);
    return this.#rules.voting === 'first' ? own[0] : own.at(-1);
  }

  #vote(comment: AppComment, code: PrefectureCode, now: number): Verdict {
    const {voting} = this.#rules;
    const user = `${comment.service}:${comment.data.userId}`;
    const former = voting === 'many' ? undefined : this.#formerOf(user);
    // Before the vote is there, for they may be counted only now.
    if (former === undefined || voting === 'last') this.#count(code, 1);
    if (former !== undefined && voting === 'last') this.#count(former.code, -1);
    this.#votes.set(comment.data.id, {commentId: comment.data.id, user, code, at: now});
    this.#byUser.set(user, [...(this.#byUser.get(user) ?? []), comment.data.id]);
    // Kept all the same: it counts when the first one is deleted.
    if (former !== undefined && voting === 'first') return ignored('voted', code);
    return former === undefined || former.code === code
      ? {kind: 'counted', code}
      : {kind: 'moved', code, from: former.code};
  }
}
