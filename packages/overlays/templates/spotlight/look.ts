import {NAME_ON_PAID} from '../sharedLooks';

/** The stage has its own colours, which those of a gift take over. */
export const LOOK = /* css */ `
.spotlight {
  --lcv-avatar-size: var(--ov-stage-avatar);
  padding: 26px 14px 12px;
  font-size: var(--ov-stage-size);
}
.spotlight:empty {
  display: none;
}
.spotlight > .comment {
  --lcv-background-color: var(--ov-stage);
  --lcv-text-color: var(--ov-stage-ink);
  --lcv-name-color: var(--ov-stage-name);
  width: 100%;
  max-width: 100%;
}
.spotlight > .comment.odd,
.spotlight > .comment.even {
  position: relative;
  padding: 30px 24px 22px;
  border-radius: 18px;
  background-image: radial-gradient(ellipse 80% 90% at 50% 0, #ffffff8c, #fff0 70%);
}
.spotlight > .comment .comment-block {
  flex-grow: 1;
}
.spotlight > .comment .comment-text {
  font-weight: 800;
}
.spotlight .avatar img {
  border: 4px solid #fff;
  box-shadow: 0 3px 8px #00000066;
}
.container > .comments {
  overflow: hidden;
}
${NAME_ON_PAID}`;
