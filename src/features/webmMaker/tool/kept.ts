import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {parseEdit, type Edit} from '@komebiyori/webm/edit';
import {DEFAULT_OUTPUT, parseOutput, type Output} from '@komebiyori/webm/output';
import type {SourceInfo} from '@komebiyori/webm/source';
import {DEFAULT_VIEW, VIEW_SCHEMA, type View} from './view';

/** The shape of the source that an edit was made for. */
type Shape = Pick<SourceInfo, 'width' | 'height' | 'durationUs'>;

/** What stays from one visit to the next: settings, and no file. */
export interface Kept {
  readonly output: Output;
  readonly view: View;
  /** The last edit, with the source's shape; `null` when nothing was edited. */
  readonly last: {readonly edit: Edit; readonly of: Shape} | null;
}

export const NOTHING_KEPT: Kept = {output: DEFAULT_OUTPUT, view: DEFAULT_VIEW, last: null};

const number = v.number();
const KEPT_SCHEMA = v.object({
  output: v.unknown(),
  view: v.fallback(VIEW_SCHEMA, DEFAULT_VIEW),
  last: v.nullable(
    v.object({
      edit: v.unknown(),
      of: v.object({width: number, height: number, durationUs: number}),
    }),
  ),
});

/** Reads what was kept; what cannot be read is as on a first visit. */
export function readSettings(text: string | undefined): Kept {
  if (text === undefined) return NOTHING_KEPT;
  const parsed = v.safeParse(KEPT_SCHEMA, parsedJson(text));
  if (!parsed.success) return NOTHING_KEPT;
  const {output, view, last} = parsed.output;
  const edit = parseEdit(last?.edit);
  return {
    output: parseOutput(output) ?? DEFAULT_OUTPUT,
    view,
    last: last === null || edit === undefined ? null : {edit, of: last.of},
  };
}

/** Whether an edit was made for a source of this shape. */
export const isSameShape = (a: Shape, b: Shape): boolean =>
  a.width === b.width && a.height === b.height && a.durationUs === b.durationUs;
