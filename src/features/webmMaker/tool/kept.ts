import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {EDIT_SCHEMA} from '@komebiyori/webm/edit';
import {DEFAULT_OUTPUT, OUTPUT_SCHEMA} from '@komebiyori/webm/output';
import {DEFAULT_VIEW, VIEW_SCHEMA} from './view';

/** The shape of the source that an edit was made for. */
const SHAPE_SCHEMA = v.object({width: v.number(), height: v.number(), durationUs: v.number()});
type Shape = v.InferOutput<typeof SHAPE_SCHEMA>;

/** What stays from one visit to the next: settings, and no file. What cannot be read is as on the first. */
const KEPT_SCHEMA = v.object({
  output: v.fallback(OUTPUT_SCHEMA, DEFAULT_OUTPUT),
  view: v.fallback(VIEW_SCHEMA, DEFAULT_VIEW),
  /** The last edit, with the source's shape; `null` when nothing was edited. */
  last: v.fallback(v.nullable(v.object({edit: EDIT_SCHEMA, of: SHAPE_SCHEMA})), null),
});
export type Kept = v.InferOutput<typeof KEPT_SCHEMA>;

export const NOTHING_KEPT: Kept = {output: DEFAULT_OUTPUT, view: DEFAULT_VIEW, last: null};

/** Reads what was kept. */
export const readSettings = (text: string | undefined): Kept =>
  v.parse(v.fallback(KEPT_SCHEMA, NOTHING_KEPT), parsedJson(text ?? ''));

/** Whether an edit was made for a source of this shape. */
export const isSameShape = (a: Shape, b: Shape): boolean =>
  a.width === b.width && a.height === b.height && a.durationUs === b.durationUs;
