import * as v from 'valibot';
import {
  createScenario,
  escapeHtml,
  giftOf,
  PRICES,
  SERVICE_TYPES,
  servicesOf,
  TIERS,
  type Comment,
  type CommentKind,
  type ServiceType,
  type Tier,
} from '../../scenario';
import {badRequest, ok, readBody, type Route} from './route';
import {external} from './external';

export const ServiceName = v.picklist(SERVICE_TYPES as readonly [ServiceType, ...ServiceType[]]);
/** The years that ISO 8601 writes with four digits, from 1970 on: what lies beyond is in other units. */
const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const DATE = /^\d{4}-\d{2}-\d{2}(?=T|$)/u;

/** A time in milliseconds since 1970; undefined for what is none. */
function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? parseTime(value) : value;
  return typeof time === 'number' && time >= 0 && time <= LAST_TIME ? time : undefined;
}

function parseTime(text: string): number | undefined {
  const [day] = DATE.exec(text) ?? [];
  if (day === undefined) return undefined;
  // A day that does not exist becomes one of the next month.
  const start = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return exists ? Date.parse(text) : undefined;
}

const Timestamp = v.pipe(
  v.unknown(),
  v.rawTransform(({dataset, addIssue, NEVER}) => {
    const time = timeOf(dataset.value);
    if (time !== undefined) return time;
    addIssue({message: 'milliseconds as a number, or a date and time of ISO 8601 as a string'});
    return NEVER;
  }),
);

const Posted = v.object({
  service: v.object({
    id: v.string(),
    write: v.optional(v.boolean(), true),
    speech: v.optional(v.boolean(), false),
    persist: v.optional(v.boolean(), false),
  }),
  comment: v.object({
    id: v.string(),
    userId: v.string(),
    name: v.string(),
    comment: v.string(),
    badges: v.optional(v.array(v.object({label: v.string(), url: v.string()})), []),
    profileImage: v.optional(v.string(), ''),
    hasGift: v.optional(v.boolean(), false),
    isOwner: v.optional(v.boolean(), false),
    timestamp: v.optional(Timestamp),
  }),
});

const Tested = v.object({
  platform: ServiceName,
  username: v.string(),
  comment: v.string(),
  hasGift: v.optional(v.boolean(), false),
  giftType: v.optional(v.string()),
  unit: v.optional(v.string()),
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  newComment: v.optional(v.boolean(), false),
  repeater: v.optional(v.boolean(), false),
  subscribe: v.optional(v.boolean(), false),
  speech: v.optional(v.boolean(), false),
});

const Searched = v.object({
  services: v.array(ServiceName),
  comments: v.array(v.string()),
});

/** Comments whose text holds one of the words; all of them when no word is given. */
export function withWords(comments: readonly Comment[], words: readonly string[]): Comment[] {
  return comments.filter(
    ({data}) => words.length === 0 || words.some((word) => data.comment.includes(word)),
  );
}

/** What `POST /api/comments/test` takes. */
interface TestComment {
  readonly platform: ServiceType;
  readonly username: string;
  readonly comment: string;
  readonly hasGift: boolean;
  readonly unit?: string | undefined;
  readonly price?: number | undefined;
  readonly newComment: boolean;
  readonly repeater: boolean;
  readonly subscribe: boolean;
}

/**
 * The frame that only the comment tester has. No switch belongs to it, nor any record, and it is not
 * among the frames that the app lists.
 */
const TESTER = {
  id: 'COMMENT_TESTER',
  name: 'コメントテスター',
  url: '',
  color: {r: 128, g: 128, b: 128},
} as const;

/**
 * What the comment tester sends: a comment of the site with the words and marks given, in the tester's
 * frame. It has no numbers, which count those who are really there.
 */
function tested(wish: TestComment, startAt: number): Comment {
  const {platform, price, hasGift} = wish;
  const kind = kindOf(wish);
  const tier = TIERS.filter((size) => hasGift && worth(platform, size) <= (price ?? 0)).at(-1) ?? 1;
  const {message} = createScenario({seed: startAt, startAt}).make(kind, {service: platform, tier});
  const [made] = message.type === 'comments' ? message.data.comments : [];
  if (made === undefined) throw new Error(`No comment of the kind ${kind}`);
  const data = {
    ...made.data,
    id: `test-${made.data.id}`,
    // Nobody's who is there: a name that was tried twice is the same person.
    userId: `${TESTER.id}-${wish.username}`,
    name: wish.username,
    displayName: wish.username,
    comment: escapeHtml(wish.comment),
    hasGift,
    isFirstTime: wish.newComment,
    isRepeater: wish.repeater,
    ...(price !== undefined && hasGift && {price, paidText: `${wish.unit ?? '¥'}${price}`}),
    ...(wish.unit !== undefined && {unit: wish.unit}),
  };
  const {service} = made;
  return {...TESTER, service, data} as Comment;
}

function kindOf({platform, hasGift, subscribe}: TestComment): CommentKind {
  const wished: CommentKind = hasGift ? 'gift' : subscribe ? 'member' : 'ordinary';
  if (servicesOf(wished).includes(platform)) return wished;
  if (platform === 'system') return 'system';
  return servicesOf('ordinary').includes(platform) ? 'ordinary' : 'gift';
}

const worth = (platform: ServiceType, tier: Tier): number =>
  platform in PRICES ? giftOf(platform, tier).price : 0;

export const commentRoutes: readonly Route[] = [
  {name: 'GET /api/comments', answer: (_, {state}) => ok(state.sentComments())},
  {name: 'GET /api/comments/pinned', answer: (_, {state}) => ok(state.pinned())},
  {
    name: 'POST /api/comments/search',
    answer({body}, {state}) {
      const read = readBody(Searched, body);
      if ('refused' in read) return read.refused;
      const {services, comments} = read.body;
      const there = state
        .sentComments()
        .filter(({service}) => services.length === 0 || services.includes(service));
      return ok(withWords(there, comments));
    },
  },
  {
    name: 'POST /api/comments',
    answer({body}, backend) {
      const read = readBody(Posted, body);
      if ('refused' in read) return read.refused;
      const {service, comment} = read.body;
      const frame = backend.state.services().find(({id}) => id === service.id);
      if (frame === undefined) {
        return badRequest({instancePath: '/service/id', message: 'must be the id of a service'});
      }
      // As with records, the frame's own switch has to be on, too.
      if (service.speech && frame.speech) {
        backend.log(`読み上げ: ${comment.name} ${comment.comment}`);
      }
      if (service.write) {
        const made = external(frame, comment, service.persist, backend);
        backend.happen(received(made), service.persist);
      }
      return ok();
    },
  },
  {
    name: 'POST /api/comments/test',
    answer({body}, backend) {
      const read = readBody(Tested, body);
      if ('refused' in read) return read.refused;
      if (read.body.speech) backend.log(`読み上げ: ${read.body.username} ${read.body.comment}`);
      backend.happen(received(tested(read.body, backend.now())));
      return ok();
    },
  },
];

const received = (comment: Comment) => ({type: 'comments', data: {comments: [comment]}}) as const;
