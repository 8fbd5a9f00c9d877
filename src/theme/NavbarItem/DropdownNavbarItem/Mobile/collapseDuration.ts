/** Height of one line of the mobile menu in CSS pixels (Navbar/MobileSidebar/Layout). */
const LINE_HEIGHT_PX = 44;

/**
 * How long a list takes to fold open: longer for a higher one, by the curve that Docusaurus uses for
 * its own lists. Reduced motion is the style sheet's affair.
 * @returns milliseconds
 */
export function collapseDurationMs(lineCount: number): number {
  const relative = (lineCount * LINE_HEIGHT_PX) / 36;
  return Math.round((4 + 15 * relative ** 0.25 + relative / 5) * 10);
}
