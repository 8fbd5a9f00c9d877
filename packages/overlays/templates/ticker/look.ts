import {NAME_ON_PAID} from '../sharedLooks';

/** Everything stands in one row of the height of the band. */
export const LOOK = /* css */ `
.container {
  position: relative;
  overflow: hidden;
}
.container > .comments {
  align-items: center;
}
.comments > .comment {
  align-items: center;
  border-block: 9px solid transparent;
  background-clip: padding-box;
  white-space: nowrap;
}
.comment .comment-block {
  align-items: center;
  gap: 0.5em;
}
.comment .comment-body {
  display: flex;
  gap: 0.5em;
  align-items: center;
}
.comment .comment-block > .name,
.comments > .comment .comment-text {
  flex-wrap: nowrap;
  white-space: nowrap;
}
${NAME_ON_PAID}`;
