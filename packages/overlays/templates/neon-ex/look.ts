import {NAME_ON_PAID, PRO_LOOK} from '../sharedLooks';

/** Screws hold the plate; the pictures are lit by the tubes. */
export const LOOK = /* css */ `
.comment {
  --ov-tube: var(--ov-frame-color);
  --ov-tube-soft: var(--ov-frame-soft);
}
.comment[style*='--lcv-background-color'] {
  --ov-tube: var(--lcv-background-color);
  --ov-tube-second: #fff;
  --ov-tube-soft: var(--lcv-background-color);
  --ov-tube-second-soft: #ffffff80;
}
.comments > .comment {
  background-image:
    radial-gradient(circle at 9px 9px, #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at calc(100% - 9px) 9px, #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at 9px calc(100% - 9px), #8d86a8 2px, #0000 2.6px),
    radial-gradient(circle at calc(100% - 9px) calc(100% - 9px), #8d86a8 2px, #0000 2.6px);
}
.comment .avatar img {
  box-shadow: 0 0 6px var(--ov-tube), 0 0 16px var(--ov-tube);
}
${NAME_ON_PAID}${PRO_LOOK}`;
