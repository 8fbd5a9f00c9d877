import {expect, it} from 'vitest';
import {maskedKey, maskedMail} from './masked';

it.each([
  ['onigiri@example.com', 'o•••••@example.com'],
  ['abc@example.com', 'a•••••@example.com'],
  ['ab@example.com', '•••••@example.com'],
  ['"a@b"@example.com', '"•••••@example.com'],
  ['𠮷野家@example.com', '𠮷•••••@example.com'],
  ['', '•••••'],
  ['no-address', '•••••'],
])('%s', (mail, shown) => {
  expect(maskedMail(mail)).toBe(shown);
});

it('a key shows its product and first group only', () => {
  expect(maskedKey('PRO-K1ESR-ABCDE-FGHJK-MNPQR-STVWX')).toBe('PRO-K1ESR-•••••-•••••-•••••-•••••');
  expect(maskedKey('')).toBe('-');
});
