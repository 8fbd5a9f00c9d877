/** What is left of a Pro template without Pro: its colours, without what moves and glows. */
export const PRO_LOOK = /* css */ `
body[data-licensed='false'] .comment::before,
body[data-licensed='false'] .comment *,
body[data-licensed='false'] .comment::after {
  animation: none !important;
}
body[data-licensed='false'] .comment::before {
  display: none;
}
`;
