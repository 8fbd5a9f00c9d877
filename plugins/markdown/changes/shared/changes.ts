import * as v from 'valibot';

/** Part of a text: in both versions, only in the newer one, or only in the older one. */
const PartSchema = v.object({type: v.picklist(['same', 'added', 'removed']), text: v.string()});

const ChangeSchema = v.object({
  type: v.picklist(['added', 'removed', 'changed']),
  /** What was changed: code keeps its spaces and its font. */
  kind: v.picklist(['text', 'heading', 'code']),
  /** One part for what was added or removed as a whole. */
  parts: v.array(PartSchema),
});

const ComparisonSchema = v.object({
  /** Label of the older version. */
  from: v.string(),
  /** Label of the newer version. */
  to: v.string(),
  /** The version without this page, if one of the two lacks it. */
  absentFrom: v.optional(v.string()),
  /** Changes by the heading they stand under, which is empty before the first one. */
  sections: v.array(v.object({heading: v.string(), changes: v.array(ChangeSchema)})),
});

/** What one page says otherwise than in the version before and in the newest version. */
export const PageChangesSchema = v.object({comparisons: v.array(ComparisonSchema)});

export type Part = v.InferOutput<typeof PartSchema>;
export type Change = v.InferOutput<typeof ChangeSchema>;
export type Section = v.InferOutput<typeof ComparisonSchema>['sections'][number];
export type Comparison = v.InferOutput<typeof ComparisonSchema>;
export type PageChanges = v.InferOutput<typeof PageChangesSchema>;

/** Where the banner of an old version leads. */
export const CHANGES_ID = 'page-changes';

/** Where the changes of a page are served, for a version's name and a page's id (`guide/install`). */
export function changesAddress(baseUrl: string, version: string, id: string): string {
  return `${baseUrl}changes/${version}/${id}.json`;
}
