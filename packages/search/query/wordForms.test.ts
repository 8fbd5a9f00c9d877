import {expect, it} from 'vitest';
import {englishBases, inflectionOf} from './wordForms';

it.each([
  ['変', 'え', '変えない 変わる 変わった'],
  ['消', 'し', '消す 消さない 消して'],
  ['見', 'つけ', '見つけた 見つかる 見つからない'],
  ['使', 'っ', '使う 使わない 使える'],
  ['読', 'ん', '読む 読まない 読み'],
  ['遅', 'い', '遅く 遅かった 遅さ 遅ければ'],
  ['遅', 'く', '遅い 遅かった'],
  ['出', '', '出ない 出る 出ます 出た'],
  ['出', 'る', '出ない 出て'],
])('knows the other forms of %s%s', (head, okurigana, forms) => {
  const {stem, follow} = inflectionOf(head, okurigana);
  for (const form of forms.replaceAll('っ', 'つ').split(' ')) {
    expect(form.startsWith(stem)).toBe(true);
    expect(follow).toContain(form.charAt(stem.length));
  }
});

it('does not take one word for another', () => {
  expect(inflectionOf('変', 'え').follow).not.toContain('数');
  expect(inflectionOf('見', 'つけ').stem).toBe('見つ');
  expect(inflectionOf('消', 'し').follow).not.toContain('え');
});

it.each([
  ['files', 'file'],
  ['boxes', 'box'],
  ['copies', 'copy'],
  ['saved', 'save'],
  ['stopped', 'stop'],
  ['hiding', 'hide'],
  ['copied', 'copy'],
])('knows of what %s is a form: %s', (word, base) => {
  expect(englishBases(word)).toContain(base);
});

it.each(['obs', 'class', 'save', 'v8s'])('knows no other form of %s', (word) => {
  expect(englishBases(word)).toEqual([]);
});
