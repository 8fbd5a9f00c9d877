import {expect, it} from 'vitest';
import {AddressError, checkOwnAddress} from './ownAddress';

const origin = 'https://example.com';

it.each([
  ['/', '/docs'],
  ['/', '/assets/search/docs-8.0.json'],
  ['/site/', '/site/docs/7.2'],
  ['/site/', '/site/'],
])('below %s lies %s', (baseUrl, url) => {
  expect(() => {
    checkOwnAddress(url, {origin, baseUrl});
  }).not.toThrow();
});

it.each([
  ['/', '//evil.example/docs'],
  ['/', '/\\evil.example/docs'],
  ['/', '/\t/evil.example/docs'],
  ['/', '//'],
  ['/', 'https://example.com/docs'],
  ['/', 'javascript:alert(1)'],
  ['/', ''],
  ['/site/', '/docs'],
  ['/site/', '/sitemap'],
  ['/site/', '/site/../docs'],
  ['/site/', '/site/%2e%2e/docs'],
])('below %s does not lie %j', (baseUrl, url) => {
  const check = (): void => {
    checkOwnAddress(url, {origin, baseUrl});
  };
  expect(check).toThrow(AddressError);
  expect(check).toThrow('A version URL must start with the base URL.');
});
