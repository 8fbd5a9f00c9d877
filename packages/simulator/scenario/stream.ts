import {createComment} from './comment';
import {recordListener, withDetails} from './listeners';
import type {CommentKind} from './kinds';
import {createCast} from './people';
import type {Random} from './random';
import {createFrames, LIVE_TITLE, SERVICE_TYPES} from './services';
import type {AppVersion, Comment, Service, ServiceType, Tier, UserNameData} from './types';
import {VERSIONS} from './versions';

/** How many comments can still be deleted, pinned or written anew. */
const KEPT = 100;

interface CommentOrder {
  readonly kind: CommentKind;
  readonly service: ServiceType;
  readonly tier: Tier;
  /** Milliseconds since the stream began. */
  readonly at: number;
}

/** What has happened since the streams began: who wrote what, and which comments are still there. */
export interface Stream {
  readonly frames: () => readonly Service[];
  readonly frameOf: (service: ServiceType) => Service;
  readonly replaceFrame: (frame: Service) => void;
  /** The comments that are still there, oldest first; at most 100. */
  readonly kept: () => readonly Comment[];
  readonly write: (order: CommentOrder, random: Random) => Comment;
  /** Puts a changed comment in the place of the one with its id. */
  readonly rewrite: (comment: Comment) => void;
  readonly remove: (id: string) => void;
  /** The id of the comment that is pinned now. */
  readonly pinned: () => string | undefined;
  readonly pin: (id: string | undefined) => void;
  readonly clear: () => void;
}

/**
 * @param startAt when the streams began, in milliseconds since 1970
 */
export function createStream(startAt: number, app: AppVersion): Stream {
  const liveId = `live-${startAt.toString(36)}`;
  const cast = createCast();
  const counts = new Map<string, number>();
  const lastTimes = new Map<string, number>();
  const listeners = new Map<string, UserNameData>();
  let frames: readonly Service[] = createFrames(SERVICE_TYPES, startAt);
  let kept: readonly Comment[] = [];
  let pinned: string | undefined;
  let number = 0;

  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  const frameOf = (service: ServiceType): Service => {
    const frame = frames[SERVICE_TYPES.indexOf(service)];
    if (frame === undefined) throw new RangeError(`No frame for ${service}`);
    return frame;
  };

  return {
    frames: () => frames,
    frameOf,
    replaceFrame(frame) {
      frames = frames.map((other) => (other.id === frame.id ? frame : other));
    },
    kept: () => kept,
    write({kind, service, tier, at}, random) {
      number += 1;
      const person = cast.writerOf(kind, service, random);
      const frame = frameOf(service);
      const interval = at - (lastTimes.get(person.userId) ?? at);
      lastTimes.set(person.userId, at);
      const meta = {
        no: count(`person ${person.userId}`),
        tc: (listeners.get(person.userId)?.tc ?? 0) + 1,
        lc: count(`frame ${service}`),
        interval,
      };
      const time = startAt + at;
      const plain = createComment(
        {kind, service, frame, person, tier, time, number, liveId, meta},
        random,
      );
      const listener = recordListener(listeners.get(person.userId), plain, LIVE_TITLE);
      listeners.set(person.userId, listener);
      const detailed = VERSIONS[app].detailedComments;
      const comment = detailed ? withDetails(plain, frame, listener) : plain;
      kept = [...kept, comment].slice(-KEPT);
      return comment;
    },
    rewrite(comment) {
      kept = kept.map((other) => (other.data.id === comment.data.id ? comment : other));
    },
    remove(id) {
      kept = kept.filter(({data}) => data.id !== id);
      if (pinned === id) pinned = undefined;
    },
    pinned: () => pinned,
    pin(id) {
      pinned = id;
    },
    clear() {
      kept = [];
      pinned = undefined;
    },
  };
}
