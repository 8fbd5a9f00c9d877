import {NAME_ON_PAID, PRO_LOOK} from '../sharedLooks';

/** The frame lies over the plate, so paid plates keep it; a thin line parts name and text. */
export const LOOK = /* css */ `
.comment {
  --ov-line: var(--ov-frame-color);
  --ov-line-soft: var(--ov-frame-soft);
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
.comment .comment-block > .name {
  align-self: stretch;
  padding-bottom: 2px;
  margin-bottom: 3px;
  border-bottom: 1px solid var(--ov-line-soft);
}
.comment[style*='--lcv-background-color'] {
  --ov-line: #fff;
  --ov-line-soft: #ffffff80;
}
${NAME_ON_PAID}${PRO_LOOK}`;
