import type {BaseCommentMeta} from '@onecomme.com/onesdk/types/Comment';
import {escapeHtml, type Comment, type Service} from '../../scenario';
import type {Backend} from './route';

/** What `POST /api/comments` takes of the comment itself. */
export interface PostedComment {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly comment: string;
  readonly badges: {label: string; url: string}[];
  readonly profileImage: string;
  readonly hasGift: boolean;
  readonly isOwner: boolean;
  readonly timestamp?: number | undefined;
}

/** After so long a listener counts as new again. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A comment from a program. The app escapes its text, as it does with that of sites.
 * @param persist whether its writer is to be kept among the listeners
 */
export function external(
  frame: Service,
  posted: PostedComment,
  persist: boolean,
  {now, state}: Backend,
): Comment {
  const time = posted.timestamp ?? now();
  const data = {
    ...posted,
    comment: escapeHtml(posted.comment),
    displayName: posted.name,
    liveId: 'external',
    timestamp: new Date(time).toISOString(),
  };
  const {id, name, url, color} = frame;
  const known = state.comments().find((one) => one.data.id === posted.id);
  // Sent again, it is still the same comment of the same listener.
  const counted =
    known === undefined
      ? numbered(frame, posted.userId, time, persist && frame.persist === true, state)
      : numbersOf(known);
  return {
    ...{id, service: 'external', name, url, color, meta: counted.meta},
    data: {...data, ...counted.marks},
  };
}

interface Numbers {
  readonly meta: BaseCommentMeta;
  readonly marks: {readonly isFirstTime: boolean; readonly isRepeater: boolean};
}

const numbersOf = ({meta = {}, data}: Comment): Numbers => ({
  meta,
  marks: {isFirstTime: data.isFirstTime ?? false, isRepeater: data.isRepeater ?? false},
});

/** The numbers of a new comment. The sum of all evenings is known of recorded listeners only. */
function numbered(
  frame: Service,
  userId: string,
  time: number,
  isRecorded: boolean,
  state: Backend['state'],
): Numbers {
  const there = state.comments();
  const theirs = there.filter(({data}) => data.userId === userId);
  const listener = state.listeners().find(({id}) => id === userId);
  const last = listener?.lcts ?? theirs.at(-1)?.data.timestamp;
  const interval = last === undefined ? undefined : Math.max(0, time - Date.parse(last));
  const tc = isRecorded ? (listener?.tc ?? 0) + 1 : listener?.tc;
  const isBack = listener !== undefined && theirs.length === 0;
  return {
    meta: {
      no: theirs.length + 1,
      lc: there.filter(({id}) => id === frame.id).length + 1,
      ...(tc !== undefined && {tc}),
      ...(interval !== undefined && {interval}),
    },
    marks: {
      // Of whom nothing is recorded, every comment counts as the first.
      isFirstTime: listener === undefined || (isBack && (interval ?? 0) >= WEEK_MS),
      isRepeater: isBack,
    },
  };
}
