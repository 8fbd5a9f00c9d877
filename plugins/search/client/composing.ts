/** The code of every key that an input method takes for itself. */
const INPUT_METHOD_KEY = 229;
/** Kana with Latin letters after it: a syllable that is not yet typed to its end. */
const HALF_SYLLABLE = /[ぁ-ゖァ-ヺー][a-zａ-ｚ]{1,3}$/iu;

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

/** Whether a text that is being composed ends within a syllable: よみあg, せっt. */
export function endsInHalfSyllable(text: string): boolean {
  return HALF_SYLLABLE.test(text);
}
