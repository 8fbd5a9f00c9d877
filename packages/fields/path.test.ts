import {expect, it} from 'vitest';
import {valueAt, withValue} from './path';

const ITEM = {texture: {size: 3, src: ['a']}, x: [1, 2]};

it('finds what stands at a path', () => {
  expect(valueAt(ITEM, 'texture.size')).toBe(3);
  for (const path of ['texture.size.more', 'x.0', 'gone.size']) {
    expect(valueAt(ITEM, path), path).toBeUndefined();
  }
});

it('puts a value there, and leaves the original and all beside the path', () => {
  const changed = withValue(ITEM, 'texture.size', 5);
  expect(changed).toEqual({texture: {size: 5, src: ['a']}, x: [1, 2]});
  expect(changed['x']).toBe(ITEM.x);
  expect(ITEM.texture.size).toBe(3);
  expect(withValue({}, 'sprite.size.width', 1)).toEqual({sprite: {size: {width: 1}}});
});

it('takes a field away with undefined', () => {
  expect(Object.keys(withValue(ITEM, 'x', undefined))).toEqual(['texture']);
  expect(withValue(ITEM, 'texture.src', undefined)['texture']).toEqual({size: 3});
});
