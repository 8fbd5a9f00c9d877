import {NAME_ON_PAID} from '../onPaid';

/** Names of paid strips keep their paper, so that the red of the seal does not meet other colours. */
export const LOOK = /* css */ `
.comments > .comment {
  margin-top: 26px;
  align-self: flex-start;
}
.comments > .comment {
  max-height: calc(100% - 34px);
}
.comment .comment-block {
  gap: 0.35em;
  min-height: 0;
}
.comment .comment-text {
  text-combine-upright: none;
}
${NAME_ON_PAID}`;
