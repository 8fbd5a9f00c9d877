import {IN_RUN, NAME_ON_PAID} from '../sharedLooks';

/** Letters glow a little, as those of a tube do. */
export const LOOK = /* css */ `
.container {
  position: relative;
  overflow: hidden;
}
.comments > .comment {
  width: 100%;
}
.comment .name,
.comment .comment-text {
  text-shadow: 0 0 5px currentcolor;
}
${IN_RUN}${NAME_ON_PAID}`;
