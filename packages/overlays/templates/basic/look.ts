/** Round joints keep the edge of sharp strokes (あ, 永) from growing spikes. */
export const LOOK = /* css */ `
.comment .name,
.comment .comment-text,
.comment .paid-text {
  stroke-linejoin: round;
}
.comment .avatar img {
  filter: drop-shadow(0 1px 2px #00000080);
}
`;
