import {expect, it} from 'vitest';
import {BOILERPLATE} from './texts';

const textOf = (id: string): string => BOILERPLATE.find((part) => part.id === id)?.text ?? '';

it('has the lengths that it says', () => {
  expect(textOf('one-line').split('\n')).toHaveLength(1);
  expect(textOf('three-lines').split('\n')).toHaveLength(3);
  const hundred = [...textOf('hundred')].length;
  expect(hundred).toBeGreaterThanOrEqual(85);
  expect(hundred).toBeLessThanOrEqual(115);
});
