import {NAME_ON_PAID} from '../sharedLooks';

/** Nothing is smooth: pictures have hard pixels, letters a hard shadow. */
export const LOOK = /* css */ `
.comment .avatar img {
  image-rendering: pixelated;
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
${NAME_ON_PAID}
.comment[style*='--lcv-background-color'] .paid-text strong {
  font-weight: 400;
}
`;
