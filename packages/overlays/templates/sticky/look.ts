import {NAME_ON_PAID} from '../sharedLooks';

/** The paper is lighter where the light falls on it; each note leans its own way. */
export const LOOK = /* css */ `
.comment {
  --ov-lean: -0.8;
}
.comment.even {
  --ov-lean: 1;
}
.comment[data-service='twitch'],
.comment[data-service='twicas'],
.comment[data-service='kick'] {
  --ov-lean: 0.45;
}
.comment.even[data-service='youtube'],
.comment.even[data-service='tiktok'] {
  --ov-lean: -0.35;
}
.comments > .comment {
  min-width: 46%;
  background-image: linear-gradient(#ffffff73, #fff0 30%, #0000000d 92%, #0000001f);
}
.comment .avatar img {
  box-shadow: 0 1px 3px #0006;
}
${NAME_ON_PAID}`;
