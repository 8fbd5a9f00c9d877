/** The name lies over the upper edge of the plate, the picture over its left end. */
export const LOOK = /* css */ `
.comments > .comment {
  width: 100%;
  align-items: center;
}
.comment .avatar {
  position: relative;
  z-index: 1;
  margin-inline-end: -46px;
}
.comment .avatar img {
  box-shadow: 0 4px 14px #00000080;
}
.comments > .comment .comment-block {
  flex-grow: 1;
  max-height: 230px;
  padding-block-start: 30px;
  padding-inline-start: calc(min(var(--ov-avatar-room), 40px) + 34px);
}
.comment .comment-block > .name {
  position: absolute;
  bottom: calc(100% - 22px);
  max-width: 80%;
  padding: 0.18em 1em;
  border-radius: 0.35em;
  background-color: var(--ov-plate);
  transform: skewX(-10deg);
}
.comments > .comment .comment-text {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
}
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: linear-gradient(#1018309e, #1018309e) var(--lcv-background-color);
}
`;
