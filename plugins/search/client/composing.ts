/** The code of every key that an input method takes for itself. */
const INPUT_METHOD_KEY = 229;

/**
 * Whether a key belongs to an input method. In Safari the Enter that ends a composition comes after
 * its end, and only the old key code tells it from one that is meant for the page.
 */
export function isComposingKey({
  isComposing,
  keyCode,
}: {
  isComposing: boolean;
  keyCode: number;
}): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY;
}
