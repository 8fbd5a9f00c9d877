/** Strips hang from the upper edge and end above the lower one. */
export const LOOK = /* css */ `
.comments > .comment {
  margin-top: 26px;
  align-self: flex-start;
}
.comments > .comment {
  max-height: calc(100% - 34px);
}
.comment .comment-block {
  gap: 0.35em;
  min-height: 0;
}
.comment .comment-text {
  text-combine-upright: none;
}
`;
