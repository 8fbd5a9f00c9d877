/**
 * The classes of the template family. No template of it promises an order of name and text, so no
 * selector asks for one.
 */
export const SELECTORS = {
  list: '.comments',
  comment: '.comment',
  block: '.comment .comment-block',
  name: '.comment .name',
  body: '.comment .comment-text',
  paid: '.comment .paid-text',
  avatar: '.comment .avatar',
  picture: '.comment .avatar img',
  badge: '.comment .badge',
} as const;

/** Comments that money came with. */
export const PAID = `${SELECTORS.comment}[data-paid='true']`;
