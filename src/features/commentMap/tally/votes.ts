import type {NoPlace} from '../places/parsePlace';
import type {PrefectureCode} from '../places/prefectures';

/** A vote as it is kept: no name, no text. */
export interface Vote {
  readonly commentId: string;
  /** Service and id of the viewer. */
  readonly user: string;
  readonly code: PrefectureCode;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Voting = 'last' | 'first' | 'many';

/** Everything that counts, so that a reset can be taken back. */
export interface Ballot {
  readonly votes: ReadonlyMap<string, Vote>;
  /** What the streamer added or took away by hand. */
  readonly adjustments: ReadonlyMap<PrefectureCode, number>;
}

/** The votes that count: of each viewer the last, the first, or all. */
function effectiveVotes(votes: Iterable<Vote>, voting: Voting): readonly Vote[] {
  if (voting === 'many') return [...votes];
  const byUser = new Map<string, Vote>();
  for (const vote of votes) {
    // In the order in which they came.
    if (voting === 'last' || !byUser.has(vote.user)) byUser.set(vote.user, vote);
  }
  return [...byUser.values()];
}

/** Votes by prefecture, those by hand included; some may be zero or below. */
export function countBallot(ballot: Ballot, voting: Voting): Map<PrefectureCode, number> {
  const counts = new Map(ballot.adjustments);
  for (const {code} of effectiveVotes(ballot.votes.values(), voting)) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Why a comment did not count. */
export type Ignored =
  | NoPlace
  /** Does not begin with a command, where one is needed. */
  | 'no-command'
  /** The question is not open, or the count is paused. */
  | 'closed'
  | 'owner'
  /** Of a service or frame that does not count. */
  | 'filtered'
  | 'duplicate'
  /** The first vote of the same viewer counts. */
  | 'voted'
  /** Written before the connection, where such comments do not count. */
  | 'past';

/** What became of a comment. */
export type Verdict =
  | {readonly kind: 'counted'; readonly code: PrefectureCode}
  /** The viewer said another place before. */
  | {readonly kind: 'moved'; readonly code: PrefectureCode; readonly from: PrefectureCode}
  | {readonly kind: 'ignored'; readonly why: Ignored; readonly code?: PrefectureCode};
