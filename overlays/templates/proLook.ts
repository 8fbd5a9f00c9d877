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
.pro-mark {
  position: fixed;
  right: 6px;
  bottom: 6px;
  padding: 2px 8px;
  border-radius: 4px;
  background-color: #000000b3;
  color: #fff;
  font-weight: 700;
  font-size: 14px;
}
`;
