import {describe, expect, it} from 'vitest';
import {fold} from './fold';
import {foldText} from './foldText';

/** Every kind of character that folding treats in a way of its own, and some that it leaves alone. */
const UNITS = Array.from(
  'あかがぁっゃをんゔゕゞアカガァッャヴヵヶヂヅーｰ・･ｱｶﾞﾟ\u3099\u309a々〆設定中龥' +
    'aAzé１２0Ａ-–−~〜.:/ \u3000\t\n\u00a0①㍑㍿…ﬁß\u0301가\u1100\u1161😀𠮷',
);

describe('foldText', () => {
  it('folds every unit alone as fold does', () => {
    const different = Array.from({length: 0x10000}, (_, unit) => String.fromCharCode(unit)).filter(
      (char) => foldText(char) !== fold(char).text,
    );
    expect(different).toEqual([]);
  });

  it('folds every three neighbours as fold does', () => {
    const different = UNITS.flatMap((first) =>
      UNITS.flatMap((second) =>
        UNITS.map((third) => first + second + third).filter(
          (text) => foldText(text) !== fold(text).text,
        ),
      ),
    );
    expect(different).toEqual([]);
  });

  it('folds texts longer than its buffer', () => {
    const text = 'ユーザーの設定 OBS\n'.repeat(2000);
    expect(foldText(text)).toBe(fold(text).text);
  });
});
