import {expect, it} from 'vitest';
import {exactBytes, kindName} from './formats';

it('writes sizes and kinds of files as Japanese readers do', () => {
  expect(exactBytes(92_480_576)).toBe('92,480,576バイト');
  expect([kindName('exe'), kindName('dmg')]).toEqual(['インストーラ（exe）', 'dmg']);
});
