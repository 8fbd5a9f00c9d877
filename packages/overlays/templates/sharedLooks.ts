import type {OptionKey, SomeOptions} from '../model/groups';

/**
 * Name and text as one run of words where the name comes first in the markup; elsewhere, and in old
 * browsers, they stand in one row.
 */
export const IN_RUN = /* css */ `
.comment .comment-block:has(> .name ~ .comment-body) {
  display: block;
}
.comment .comment-block > .name:has(~ .comment-body) {
  display: inline;
  margin-inline-end: 0.45em;
}
.comment .name ~ .comment-body,
.comment .name ~ .comment-body > .comment-text,
.comment .name ~ .comment-body > .paid-text {
  display: inline;
}
.comment .name .badge {
  margin-inline-start: 0.25em;
  vertical-align: -0.12em;
}
.comment .paid-text {
  margin-inline-end: 0.5em;
}
`;

/**
 * For looks that have the name on the box: in the colours of a service the colour of names may not
 * be seen, that of the text always is, without an edge.
 */
export const NAME_ON_PAID = /* css */ `
.comment[style*='--lcv-background-color'] .name {
  color: var(--lcv-text-color);
  text-shadow: none;
  -webkit-text-stroke: 0;
}
`;

/** What is left of a Pro template without Pro: its colours, without what moves and glows. */
export const PRO_LOOK = /* css */ `
body[data-licensed='false'] .comment::before,
body[data-licensed='false'] .comment *,
body[data-licensed='false'] .comment::after {
  animation: none !important;
}
body[data-licensed='false'] .comment::before {
  display: none;
}
`;

/** Defaults of looks whose letters stand on a box of their own. */
export const NO_OUTLINE = {
  'outline.nameWidth': 0,
  'outline.bodyWidth': 0,
  'outline.paidWidth': 0,
} as const satisfies SomeOptions;

/** Options without a meaning where the look draws frame and shadow itself. */
export const OWN_FRAME = [
  'box.area',
  'box.borderWidth',
  'box.tail',
  'box.tailSize',
  'box.blur',
  'box.shadowY',
  'box.shadowBlur',
  'box.shadowColor',
] as const satisfies readonly OptionKey[];

/** Options without a meaning where one comment is seen at a time. */
export const ALONE = [
  'flow.limit',
  'layout.isVertical',
  'layout.namePlace',
  'layout.direction',
  'layout.gap',
  'box.area',
  'box.tail',
  'box.tailSize',
] as const satisfies readonly OptionKey[];
