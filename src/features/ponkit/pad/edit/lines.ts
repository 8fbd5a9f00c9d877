import {PAD_LIMITS} from '../../work/pads';

/** The words of a text with one a line, as many and as long as a button may have. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, PAD_LIMITS.keyLength[1]))
    .filter((line) => line !== '')
    .slice(0, PAD_LIMITS.keys[1]);
