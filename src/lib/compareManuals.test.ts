import {expect, it} from 'vitest';
import {compareManuals} from './compareManuals';

it('orders by number, not by letter', () => {
  const versions = ['8.10', '5.2', '10.0', '8.9', '8.1', '8.0'];
  expect(versions.sort(compareManuals)).toEqual(['5.2', '8.0', '8.1', '8.9', '8.10', '10.0']);
  expect(compareManuals('8.1', '8.1')).toBe(0);
});
