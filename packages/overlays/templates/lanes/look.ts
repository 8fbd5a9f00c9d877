import {NAME_ON_PAID} from '../sharedLooks';

/** Heads are as high as each other, comments as wide as their column. */
export const LOOK = /* css */ `
.lanes {
  box-sizing: border-box;
  padding: 6px;
}
.lane {
  overflow: hidden;
}
.lane-name {
  flex: none;
  padding: 0.25em 0.7em;
  color: #fff;
  font-weight: 800;
  font-size: 0.9em;
  line-height: 1.5;
  text-shadow: 0 1px 2px #000000a6, 0 0 1px #000000a6;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.lane .comments > .comment {
  width: 100%;
}
${NAME_ON_PAID}`;
