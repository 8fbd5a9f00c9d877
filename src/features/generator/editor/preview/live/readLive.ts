import * as v from 'valibot';
import {CommentSchema, listOf, ServiceSchema} from '@komebiyori/app-link/messages';
import {parsedJson} from '@komebiyori/lib/parsedJson';

/*
 * The messages of the app that a preview shows. What tools know of a comment is checked as it is for
 * them; the rest of it (pictures, badges, colours, amounts) stays, because the template in the frame
 * reads it as it would in OBS, and trusts none of it.
 */

/** Values within values: those of comments are three deep, and no message to a frame holds thousands. */
const DEEPEST = 20;

const isFlat = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isFlat(one, levels - 1)));

const {entries} = CommentSchema;
const WholeComment = v.pipe(
  v.looseObject({...entries, data: v.looseObject(entries.data.entries)}),
  v.check((comment) => isFlat(comment)),
);
const Comments = listOf(WholeComment);
const Services = listOf(
  v.pipe(
    v.looseObject(ServiceSchema.entries),
    v.check((service) => isFlat(service)),
  ),
);

const LiveSchema = v.variant('type', [
  v.object({
    type: v.literal('connected'),
    data: v.object({comments: v.fallback(Comments, []), services: v.fallback(Services, [])}),
  }),
  v.object({type: v.literal('comments'), data: v.object({comments: Comments})}),
  v.object({type: v.literal('deleted'), data: listOf(v.object({id: v.string()}))}),
  v.object({type: v.literal('clear')}),
  v.object({type: v.literal('pinned'), data: v.nullable(WholeComment)}),
  v.object({type: v.literal('services'), data: Services}),
]);

/** What the app said. */
export type LiveMessage = v.InferOutput<typeof LiveSchema>;

/** What is asked of the app: all that a template is given in a preview. */
export const LIVE_TOPICS = [
  'connected',
  'comments',
  'deleted',
  'clear',
  'pinned',
  'services',
] as const satisfies readonly LiveMessage['type'][];

/** Reads one frame of the socket; undefined for what no preview shows. */
export function readLive(text: string): LiveMessage | undefined {
  const result = v.safeParse(LiveSchema, parsedJson(text));
  return result.success ? result.output : undefined;
}
