import {expect, it} from 'vitest';
import {hasOwnHeaders, needsOwnDocument} from './ownDocument';

it.each([
  ['/tools/map', true],
  ['/account/my', true],
  ['/membership', true],
  ['/memberships', false],
  ['/docs/developer/api', true],
  ['/docs/developer/api/websocket', true],
  ['/docs/developer/app-log', false],
  ['/generator/templates/8_0', true],
  ['/generator/templates', false],
  ['/docs/feature/tools/x', false],
  ['/', false],
])('%s has headers of its own: %s', (path, own) => {
  expect(hasOwnHeaders(path)).toBe(own);
});

it.each([
  // from, to, whether the document is loaded
  ['/docs/about', '/docs/faq', false],
  ['/docs/about', '/docs/7.2/about', true],
  ['/docs/about', '/docs/7.2', true],
  ['/docs/7.2/about', '/docs/7.2/faq', false],
  ['/docs/7.2/about', '/docs/7.1/faq', true],
  ['/docs/7.2/about', '/docs/about', false],
  ['/news', '/tools/map', true],
  ['/tools/map', '/tools/map/view', true],
  ['/docs/7.2/about', '/news', false],
  ['/generator/templates', '/generator/templates/8_0', true],
  ['/news', '/membership', true],
  // A page of the account is left as it was entered.
  ['/account/my', '/docs/about', true],
  ['/membership', '/news', true],
])('from a document at %s to %s: %s', (enteredAt, path, expected) => {
  expect(needsOwnDocument(path, enteredAt)).toBe(expected);
});
