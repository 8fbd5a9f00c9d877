import {describe, expect, it} from 'vitest';
import {joinCjkLines} from './joinCjkLines';

describe('joinCjkLines', () => {
  it.each([
    ['集めます。\nこのページでは', '集めます。このページでは'],
    ['「開く」\n  を押します', '「開く」を押します'],
    ['コメント\n欄', 'コメント欄'],
    ['本アプリは\nOBSに', '本アプリはOBSに'],
    ['ここで\n', 'ここで'],
    ['\nを押す', 'を押す'],
  ])('joins %j', (source, joined) => {
    expect(joinCjkLines(source)).toBe(joined);
  });

  it.each(['OBS\nStudio', 'a\n'])('keeps the break of %j', (source) => {
    expect(joinCjkLines(source)).toBe(source);
  });
});
