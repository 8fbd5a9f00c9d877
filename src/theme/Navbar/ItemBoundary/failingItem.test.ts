import {expect, it} from 'vitest';
import {describeFailingItem} from './failingItem';

it('names the failing navbar item', () => {
  const text = describeFailingItem({type: 'doc', docId: 'nope'});
  expect(text).toContain('A theme navbar item failed to render.');
  expect(text).toContain('"type": "doc"');
  expect(text).toContain('"docId": "nope"');
});
