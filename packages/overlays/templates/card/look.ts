/** The picture lies over the left end of the head, half on the paper. */
export const LOOK = /* css */ `
.comments > .comment {
  align-items: stretch;
}
.comments > .comment .avatar {
  position: absolute;
  z-index: 1;
  top: 4px;
  left: 10px;
}
.comments > .comment {
  position: relative;
}
.comment .comment-block {
  flex-grow: 1;
  overflow: hidden;
}
.comment .comment-block > .name {
  min-height: 1.9em;
  padding: 0.15em 0.8em 0.15em calc(var(--ov-avatar-room) + 12px);
  background: var(--ov-band-art, none) var(--ov-band);
  stroke-linejoin: round;
}
.comments > .comment .comment-body {
  padding: 0.4em 0.8em 0.5em calc(var(--ov-avatar-room) + 12px);
}
.comment .avatar img {
  box-shadow: 0 1px 3px #00000080;
}
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: var(--ov-band-art, none), linear-gradient(#1018306b, #1018306b) var(--lcv-background-color);
}
`;
