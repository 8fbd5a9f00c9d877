import {expect, it} from 'vitest';
import {compareSizes, verdictOf} from './verdict';

const check = {
  verdict: 'right',
  transparent: true,
  alphaError: 0,
  frames: 5,
} as const;

it.each([
  [{check, frames: 5}, 'good', '透過を確認しました。'],
  [
    {check: {...check, transparent: false}, frames: 5},
    'warn',
    '透明なところがないため、OBSには背景も映ります。背景を消すときは、「背景を抜く」で消し方を選び、もう一度書き出してください。',
  ],
  [
    {check: {...check, transparent: false}, frames: 5, format: 'av1'},
    'none',
    '透明なところはありません。',
  ],
  [
    {check: {...check, verdict: 'rough' as const}, frames: 5},
    'warn',
    '透過の縁が粗くなっています。画質を上げてください。',
  ],
  [
    {check: {...check, verdict: 'lost' as const}, frames: 5},
    'bad',
    '透過が失われています。形式を変えて書き出してください。',
  ],
  [{check, frames: 6}, 'bad', 'コマの数が合いません（5コマ）。もう一度書き出してください。'],
  [{check: null, frames: 5}, 'none', 'このブラウザでは結果を確かめられません。'],
] as const)('%o', (result, tone, text) => {
  expect(verdictOf({format: 'vp9-alpha', ...result})).toEqual({tone, text});
});

it('compares sizes', () => {
  expect(compareSizes(620, 1000)).toBe('前回より38%小さい');
  expect(compareSizes(1500, 1000)).toBe('前回より50%大きい');
  expect(compareSizes(1001, 1000)).toBe('前回とほぼ同じ');
});
