/** Balloons are as wide as their text; names stand over their corner, not over their edge. */
export const LOOK = /* css */ `
.comment .comment-block {
  gap: 3px;
  align-items: flex-start;
}
.comment .comment-body {
  width: fit-content;
  max-width: 100%;
  box-sizing: border-box;
  min-width: 2.5em;
}
.comment .name {
  padding-inline: 14px;
  stroke-linejoin: round;
}
.comment .avatar img {
  box-shadow: 0 2px 5px #00000066;
}
`;
