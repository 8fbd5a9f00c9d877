import {describe, expect, it} from 'vitest';
import {visibilityAfterScroll} from './navbarVisibility';

const page = {navbarHeight: 60, viewportHeight: 800, documentHeight: 3000};

describe('visibilityAfterScroll', () => {
  it.each([
    ['shows at the top', 10, 400, true],
    ['shows at the top while going down', 59, 20, true],
    ['hides on the way down', 500, 400, false],
    ['shows on the way up', 400, 500, true],
    ['changes nothing without movement', 500, 500, null],
    ['changes nothing at the first event', 500, null, null],
    ['changes nothing in the rebound at the end', 2190, 2200, null],
  ])('%s', (_name, top, lastTop, expected) => {
    expect(visibilityAfterScroll({...page, top, lastTop})).toBe(expected);
  });
});
