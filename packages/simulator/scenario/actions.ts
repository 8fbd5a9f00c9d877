import type {YouTube} from '@onecomme.com/onesdk/types/YouTube';
import type {ActionKind} from './kinds';
import type {Random} from './random';
import type {Stream} from './stream';
import type {Comment, Message, ServiceType} from './types';

const BURST = 50;
/** Only the newest comments are deleted and pinned, as streamers and moderators do it. */
const REACHED = 30;

export interface ActionOrder {
  readonly kind: ActionKind;
  /** Services whose comments and frames may be touched. */
  readonly services: readonly ServiceType[];
  /** Those of them where people talk. */
  readonly talking: readonly ServiceType[];
  readonly at: number;
}

/** Does something to the stream, and says what the app tells of it; undefined if nothing can be done. */
export function act(order: ActionOrder, stream: Stream, random: Random): Message | undefined {
  switch (order.kind) {
    case 'burst':
      return burst(order, stream, random);
    case 'cleared':
      stream.clear();
      return {type: 'clear'};
    case 'updated':
    case 'deleted':
    case 'pinned':
    case 'bookmarked':
      return touch(order.kind, stream, random);
    case 'meta':
      return viewers(order, stream, random);
    case 'reaction':
      return {
        type: 'reactions',
        data: {
          reactions: [{key: random.pick(['8888', 'heart', 'www']), value: 1 + random.below(5)}],
          effect: true,
        },
      };
    case 'survey':
      return survey(random);
    case 'wordparty':
      return {type: 'wp.exec', data: {id: 'popper-8888', count: 1, comment: '8888'}};
    case 'notice':
      return {type: 'notification', data: {type: 'info', message: 'バックアップが終わりました'}};
  }
}

function burst({talking, at}: ActionOrder, stream: Stream, random: Random): Message | undefined {
  if (talking.length === 0) return undefined;
  const comments = Array.from({length: BURST}, () =>
    stream.write({kind: 'ordinary', service: random.pick(talking), tier: 1, at}, random),
  );
  return {type: 'comments', data: {comments}};
}

function touch(
  kind: 'updated' | 'deleted' | 'pinned' | 'bookmarked',
  stream: Stream,
  random: Random,
): Message | undefined {
  const reached = stream.kept().slice(-REACHED);
  if (reached.length === 0) return undefined;
  const comment = random.pick(reached);
  const {id} = comment.data;
  switch (kind) {
    case 'updated': {
      const changed = rewritten(comment);
      stream.rewrite(changed);
      return {type: 'comments', data: {comments: [changed]}};
    }
    case 'deleted':
      stream.remove(id);
      return {type: 'deleted', data: [{id, message: 'このコメントは削除されました'}]};
    case 'pinned': {
      // Only what is pinned can be taken off.
      const isTakenOff = random.chance(0.25) && stream.pinned() !== undefined;
      stream.pin(isTakenOff ? undefined : id);
      return {type: 'pinned', data: isTakenOff ? null : comment};
    }
    case 'bookmarked':
      return {type: 'bookmarked', data: {key: 'default', commentId: id}};
  }
}

/** The same comment with another text, as when a translation or a count is added later. */
function rewritten(comment: Comment): Comment {
  const text = `${comment.data.comment}（追記）`;
  return {...comment, data: {...comment.data, comment: text}} as Comment;
}

function viewers({services}: ActionOrder, stream: Stream, random: Random): Message {
  const frame = stream.frameOf(random.pick(services));
  const viewer = Math.max(1, (frame.meta?.viewer ?? 1) + random.below(9) - 4);
  const total = Math.max(viewer, (frame.meta?.total ?? 0) + random.below(3));
  const service = {...frame, meta: {...frame.meta, viewer, total}};
  stream.replaceFrame(service);
  return {type: 'meta', data: {service, meta: service.meta}};
}

/** A poll of the site at one of its three stages. */
function survey(random: Random): Message {
  const type = random.pick(['yt.survey.start', 'yt.survey.update', 'yt.survey.finish'] as const);
  const share = type === 'yt.survey.start' ? 0 : random.below(101);
  const data: YouTube.SurveyData = {
    id: 'poll-1',
    title: '次に遊ぶゲームは',
    thumbnail: '',
    meta: type === 'yt.survey.start' ? '0票' : '32票',
    choices: [
      {label: 'パズル', percentage: `${share}%`, ratio: share / 100},
      {label: 'レース', percentage: `${rest(share)}%`, ratio: rest(share) / 100},
    ],
  };
  if (type !== 'yt.survey.finish') return {type, data};
  const result = data.choices.map(({label, percentage}) => `${label} ${percentage}`);
  return {type, data: {...data, message: '投票が終了しました', result}};
}

/** The other answer's share; before the first vote both are 0. */
const rest = (share: number): number => (share === 0 ? 0 : 100 - share);
