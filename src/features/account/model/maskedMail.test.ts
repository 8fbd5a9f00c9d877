import {expect, it} from 'vitest';
import {maskedMail} from './maskedMail';

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
