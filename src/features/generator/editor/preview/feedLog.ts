import type {Message} from '@komebiyori/simulator/scenario';

interface Kept {
  readonly data: {readonly id: string};
}

/** What the log reads of a message. */
type Read =
  | {readonly type: 'comments'; readonly data: {readonly comments: readonly Kept[]}}
  | {readonly type: 'deleted'; readonly data: readonly {readonly id: string}[]}
  | {readonly type: 'pinned'; readonly data: unknown}
  | {readonly type: 'services'; readonly data: unknown};

/** A message for an overlay, simulated or of the app. */
export type FeedMessage = Read | Exclude<Message, {readonly type: Read['type']}>;

/** What an overlay that saw all messages has, so that another one can be brought to the same. */
export interface FeedLog {
  readonly comments: readonly Kept[];
  /** Undefined where nothing was said of it, as with the frames. */
  readonly pinned: unknown;
  readonly services: unknown;
}

export const EMPTY_LOG: FeedLog = {comments: [], pinned: undefined, services: undefined};

/** The SDK's own limit. */
const MAX_COMMENTS = 100;

/** The log after another message. */
export function logMessage(log: FeedLog, message: FeedMessage): FeedLog {
  switch (message.type) {
    case 'comments': {
      const byId = new Map(log.comments.map((comment) => [comment.data.id, comment]));
      for (const comment of message.data.comments) byId.set(comment.data.id, comment);
      return {...log, comments: [...byId.values()].slice(-MAX_COMMENTS)};
    }
    case 'deleted': {
      const gone = new Set(message.data.map(({id}) => id));
      return {...log, comments: log.comments.filter(({data}) => !gone.has(data.id))};
    }
    case 'clear':
      return {...EMPTY_LOG, services: log.services};
    case 'pinned':
      return {...log, pinned: message.data};
    case 'services':
      return {...log, services: message.data};
    default:
      return log;
  }
}

/** The messages that bring an empty overlay to where the log is. */
export const replay = (log: FeedLog): readonly FeedMessage[] => catchUp(EMPTY_LOG, log);

/** The messages that bring an overlay from one log to another; what it shows already stays. */
export function catchUp(from: FeedLog, to: FeedLog): readonly FeedMessage[] {
  const before = new Map(from.comments.map((comment) => [comment.data.id, comment]));
  const ids = to.comments.map(({data}) => data.id);
  const left = new Set(ids);
  const staying = [...before.keys()].filter((id) => left.has(id));
  // New ones come after those that stay: in another order it begins from nothing.
  if (!staying.every((id, at) => id === ids[at]))
    return [{type: 'clear'}, ...catchUp({...EMPTY_LOG, services: from.services}, to)];
  const gone = [...before.keys()].filter((id) => !left.has(id));
  const comments = to.comments.filter((comment) => before.get(comment.data.id) !== comment);
  return [
    ...(to.services === from.services ? [] : [{type: 'services' as const, data: to.services}]),
    ...(gone.length === 0 ? [] : [{type: 'deleted' as const, data: gone.map((id) => ({id}))}]),
    ...(comments.length === 0 ? [] : [{type: 'comments' as const, data: {comments}}]),
    ...(to.pinned === from.pinned ? [] : [{type: 'pinned' as const, data: to.pinned ?? null}]),
  ];
}
