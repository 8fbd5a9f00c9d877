import type {NoPlace} from '../places/parsePlace';
import type {PrefectureCode} from '../places/prefectures';

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
