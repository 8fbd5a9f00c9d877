import {expect, it} from 'vitest';
import {endsInHalfSyllable} from './composing';

it.each(['よみあg', 'せっt', 'コメントky', 'ひょうｊ'])('%s is not typed to its end', (text) => {
  expect(endsInHalfSyllable(text)).toBe(true);
});

it.each(['よみあげ', 'obs', 'OBSのせってい', 'おbsstudio', '設定a', ''])(
  '%s can be looked for',
  (text) => {
    expect(endsInHalfSyllable(text)).toBe(false);
  },
);
