/**
 * The classes of the template family. No template of it promises an order of name and text, so no
 * selector asks for one.
 */
export const SELECTORS = {
  list: '.comments',
  comment: '.comment',
  block: '.comment .comment-block',
  name: '.comment .name',
  /** Amount and text together. */
  frame: '.comment .comment-body',
  body: '.comment .comment-text',
  paid: '.comment .paid-text',
  avatar: '.comment .avatar',
  picture: '.comment .avatar img',
  badge: '.comment .badge',
  /** Time, frame, number and count; only our own markup has it. */
  details: '.comment .details',
} as const;

/** Comments that money came with. */
export const PAID = `${SELECTORS.comment}[data-paid='true']`;

/** Comments whose colours the SDK wrote into their `style` (`getCommentStyle`, OneSDK 6.0.0). */
export const COLORED = `${SELECTORS.comment}[style*='--lcv-background-color']`;
