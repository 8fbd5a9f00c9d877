/**
 * For looks that have the name on the box: in the colours of a service the colour of names may not
 * be seen, that of the text always is, without an edge.
 */
export const NAME_ON_PAID = /* css */ `
.comment[style*='--lcv-background-color'] .name {
  color: var(--lcv-text-color);
  text-shadow: none;
  -webkit-text-stroke: 0;
}
`;
