import {NAME_ON_PAID} from '../onPaid';

/** One row as wide and high as the source; what does not fit is cut with an ellipsis. */
export const LOOK = /* css */ `
.comments {
  position: relative;
}
.comments > .comment {
  width: 100%;
  height: 100%;
  align-items: center;
}
.comments > .comment .comment-block {
  flex: 1 1 0;
  align-items: center;
  overflow: hidden;
}
.comment .comment-block > .name {
  display: block;
  max-width: 34%;
  padding: 0.28em 0.9em;
  border-radius: 0.4em;
  background-color: var(--ov-tab);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.comment .name .badge {
  margin-inline-start: 0.3em;
  vertical-align: -0.15em;
}
.comment .comment-body {
  display: flex;
  flex: 1 1 0;
  gap: 0.5em;
  align-items: center;
  overflow: hidden;
}
.comments > .comment .comment-text {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.comment .paid-text {
  flex: none;
}
${NAME_ON_PAID}
.comment[style*='--lcv-background-color'] .name {
  --ov-tab: color-mix(in srgb, var(--lcv-background-color), #ffffff 28%);
}
`;
