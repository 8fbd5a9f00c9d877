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
