import {NAME_ON_PAID} from '../sharedLooks';

/** One row as wide and high as the source; what does not fit is cut with an ellipsis. */
export const LOOK = /* css */ `
/* The old row turns away in the place where the new one appears. */
.container > .comments {
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  justify-content: stretch;
}
.comments > .comment {
  grid-area: 1 / 1;
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
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: linear-gradient(#ffffff47, #ffffff47) var(--lcv-background-color);
}
`;
