/** Balloons are as wide as their text; the wall and its title are those of the whole source. */
export const LOOK = /* css */ `
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  gap: 2px;
  align-items: flex-start;
  flex-grow: 1;
}
.comment .comment-body {
  width: fit-content;
  max-width: 100%;
  box-sizing: border-box;
}
.comment .name {
  padding-inline: 10px;
  stroke-linejoin: round;
}
.container {
  position: relative;
  overflow: hidden;
}
`;
