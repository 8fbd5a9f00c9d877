import {NAME_ON_PAID} from '../sharedLooks';

/** Tickets: a row of holes at the right end, where the stub would be torn off. */
export const LOOK = /* css */ `
.board {
  position: relative;
  margin: 14px 12px 4px;
  padding: 12px 16px;
  border: 2px solid var(--ov-frame-color);
  border-radius: 14px;
  outline: 1px solid var(--ov-frame-color);
  outline-offset: -8px;
  background-color: var(--lcv-background-color);
  background-image: radial-gradient(ellipse 90% 80% at 50% 0, #ffffff24, #fff0);
  box-shadow: 0 4px 12px #00000080;
  color: var(--lcv-text-color);
  line-height: 1.4;
}
.board-totals {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px 1em;
  color: var(--lcv-name-color);
  font-weight: 800;
  font-size: 1.25em;
  font-variant-numeric: tabular-nums;
}
.board-ranking {
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: ov-rank;
}
.board-totals:not(:empty) + .board-ranking:not(:empty) {
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px dashed var(--ov-frame-soft);
}
.board-rank {
  display: flex;
  gap: 0.5em;
  align-items: center;
  padding: 2px 0;
  font-weight: 700;
  font-size: 0.9em;
  counter-increment: ov-rank;
}
.board-name {
  flex: 1 1 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.board-amount {
  flex: none;
  color: var(--lcv-name-color);
  font-variant-numeric: tabular-nums;
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
.comment .paid-text {
  font-variant-numeric: tabular-nums;
}
.container > .comments {
  overflow: hidden;
}
${NAME_ON_PAID}`;
