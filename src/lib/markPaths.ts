/**
 * The mark: a rice ball that is a speech bubble with its tail at the lower left, in a square of 64
 * units (SVG path data). The site draws it in the page, the build in icons and pictures.
 */
export const MARK_SIZE = 64;
/** The outline. */
export const ONIGIRI_PATH =
  'M32 4c4 0 7 2 9 5.5L58.5 40c3.5 6 0 14-7.5 14H23l-10.5 7.5c-1.2.9-2.7-.2-2.4-1.6L11.5 54C5 53.5 2 46 5.5 40L23 9.5C25 6 28 4 32 4Z';
export const NORI_PATH = 'M21 36h22v18H23.5L21 56Z';
/** Two dots of radius 2.2. */
export const EYES_PATH =
  'M23.3 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM36.3 27a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z';
/** A line, not a shape. */
export const SMILE_PATH = 'M29 31.5c1.6 1.7 4.4 1.7 6 0';
