import type {Message} from '@komebiyori/simulator/scenario';

type Comment = Extract<Message, {type: 'comments'}>['data']['comments'][number];

/** What an overlay that saw all messages has, so that another one can be brought to the same. */
export interface FeedLog {
  readonly comments: readonly Comment[];
  readonly pinned: Message | undefined;
}

export const EMPTY_LOG: FeedLog = {comments: [], pinned: undefined};

/** The SDK's own limit. */
const MAX_COMMENTS = 100;

/** The log after another message. */
export function logMessage(log: FeedLog, message: Message): FeedLog {
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
      return EMPTY_LOG;
    case 'pinned':
      return {...log, pinned: message};
    default:
      return log;
  }
}

/** The messages that bring an empty overlay to where the log is. */
export function replay({comments, pinned}: FeedLog): readonly Message[] {
  return [
    ...(comments.length === 0 ? [] : [{type: 'comments' as const, data: {comments}}]),
    ...(pinned === undefined ? [] : [pinned]),
  ];
}
