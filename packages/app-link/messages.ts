import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {beginning, LONGEST_COMMENT} from './plainText';

/*
 * The messages of `ws://…/sub`, as static/developer/asyncapi.yaml defines them. Only what tools read
 * is checked; everything else is left out, so that a newer app breaks nothing.
 */

/** In UTF-16 units. Names and titles of the services have at most some hundred. */
const LONGEST_NAME = 1000;

/** A text of which no more is read than a real one has: what is over it is cut, not refused. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((whole) => beginning(whole, longest)),
  );
const Name = text(LONGEST_NAME);

/** What tools read of a comment; `looseObject` of its entries keeps the rest. */
export const CommentSchema = v.object({
  /** The id of the frame; that of the comment is `data.id`. */
  id: v.string(),
  service: v.string(),
  /** The name of the frame. */
  name: v.fallback(Name, ''),
  data: v.object({
    id: v.string(),
    userId: v.string(),
    name: v.fallback(Name, ''),
    displayName: v.fallback(v.optional(Name), undefined),
    isOwner: v.fallback(v.boolean(), false),
    isModerator: v.fallback(v.optional(v.boolean()), undefined),
    hasGift: v.fallback(v.boolean(), false),
    timestamp: v.fallback(v.string(), ''),
    /** Escaped HTML; see plainText. */
    comment: text(LONGEST_COMMENT),
  }),
});

/** A comment, as far as tools read it. */
export type AppComment = v.InferOutput<typeof CommentSchema>;

/** The same of a frame. */
export const ServiceSchema = v.object({
  /** The id of the frame. */
  id: v.string(),
  name: v.fallback(Name, ''),
  url: v.fallback(v.string(), ''),
  enabled: v.fallback(v.boolean(), true),
});

/** A frame. */
export type AppService = v.InferOutput<typeof ServiceSchema>;

const MetaSchema = v.object({
  title: v.fallback(v.optional(Name), undefined),
  viewer: v.fallback(v.optional(v.number()), undefined),
  isLive: v.fallback(v.optional(v.boolean()), undefined),
});

/** Those of a list that can be read: one that cannot costs no other. */
export function listOf<Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((one): v.InferOutput<Schema>[] => {
        const result = v.safeParse(item, one);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

const Comments = listOf(CommentSchema);
const Services = listOf(ServiceSchema);
const ReactionSchema = v.object({key: v.string(), value: v.number()});
const ConfigSchema = v.object({
  api: v.fallback(
    v.optional(v.object({allowHosts: v.fallback(v.array(v.string()), [])})),
    undefined,
  ),
});

const MessageSchema = v.variant('type', [
  v.object({
    type: v.literal('connected'),
    data: v.fallback(
      v.object({
        comments: v.fallback(v.optional(Comments), undefined),
        services: v.fallback(v.optional(Services), undefined),
        config: v.fallback(v.optional(ConfigSchema), undefined),
      }),
      {},
    ),
  }),
  v.object({
    type: v.literal('comments'),
    data: v.object({
      comments: Comments,
      options: v.fallback(
        v.optional(v.object({init: v.fallback(v.boolean(), false)}), {init: false}),
        {init: false},
      ),
    }),
  }),
  v.object({type: v.literal('deleted'), data: listOf(v.object({id: v.string()}))}),
  v.object({type: v.literal('clear')}),
  v.object({type: v.literal('pinned'), data: v.nullable(CommentSchema)}),
  v.object({
    type: v.literal('meta'),
    data: v.object({
      service: ServiceSchema,
      meta: v.fallback(v.optional(MetaSchema), undefined),
    }),
  }),
  v.object({type: v.literal('meta.clear'), data: v.string()}),
  v.object({type: v.literal('services'), data: Services}),
  v.object({type: v.literal('config'), data: ConfigSchema}),
  v.object({
    type: v.literal('reactions'),
    data: v.object({
      reactions: listOf(ReactionSchema),
      effect: v.fallback(v.boolean(), false),
    }),
  }),
  v.object({type: v.literal('wp.update'), data: v.object({dir: v.string()})}),
  v.object({
    type: v.literal('wp.exec'),
    data: v.object({
      id: v.string(),
      count: v.fallback(v.optional(v.number()), undefined),
      comment: v.fallback(v.optional(text(LONGEST_COMMENT)), undefined),
    }),
  }),
]);

/** A message that tools understand. */
export type AppMessage = v.InferOutput<typeof MessageSchema>;

/**
 * What can be asked for in `p`. `connected` is the first message; without it comments so far come as a
 * bundle of `comments`.
 */
export type Topic = AppMessage['type'];

/** Reads one frame of the socket; undefined for what is no message, or one that no tool reads. */
export function readMessage(text: string): AppMessage | undefined {
  const result = v.safeParse(MessageSchema, parsedJson(text));
  return result.success ? result.output : undefined;
}

const InfoSchema = v.object({version: v.string(), licensed: v.fallback(v.boolean(), false)});

/** Reads the answer of `GET /api/info`; undefined when it is not the app's. */
export function readInfo(body: unknown): v.InferOutput<typeof InfoSchema> | undefined {
  const result = v.safeParse(InfoSchema, body);
  return result.success ? result.output : undefined;
}
