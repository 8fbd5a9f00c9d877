import {NAME_ON_PAID} from '../sharedLooks';

/** The pane brightens towards its upper edge; names stand apart by a hair of light. */
export const LOOK = /* css */ `
.comment .comment-block {
  gap: 1px;
}
.comment .avatar img {
  box-shadow: 0 2px 8px #08122880;
}
${NAME_ON_PAID}`;
