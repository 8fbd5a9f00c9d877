import {NAME_ON_PAID} from '../sharedLooks';

/** Paid comments are lit signs; letters on them carry no glow. */
export const LOOK = /* css */ `
.comment {
  --ov-neon: var(--ov-glow-color);
}
.comment .name,
.comment .comment-text,
.comment .paid-text {
  stroke-linejoin: round;
}
.comment .avatar img {
  box-shadow: 0 0 6px var(--ov-neon), 0 0 14px var(--ov-neon);
}
.comment[style*='--lcv-background-color'] {
  --ov-neon: var(--lcv-background-color);
}
.comments > .comment[style*='--lcv-background-color'] {
  box-shadow: inset 0 0 0 2px #ffffffb3, inset 0 0 16px #ffffff59, 0 0 8px var(--ov-neon), 0 0 22px var(--ov-neon);
}
${NAME_ON_PAID}`;
