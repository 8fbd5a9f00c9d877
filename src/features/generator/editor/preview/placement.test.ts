import {expect, it} from 'vitest';
import {arrowStep, onScreen, startPlace} from './placement';

const size = {width: 400, height: 800};

it('keeps a source on the screen', () => {
  expect(onScreen({x: -5, y: 12.4}, size)).toEqual({x: 0, y: 12});
  expect(onScreen({x: 5000, y: 5000}, size)).toEqual({x: 1520, y: 280});
  expect(onScreen({x: 30, y: 30}, {width: 3840, height: 2160})).toEqual({x: 0, y: 0});
});

it('begins at the right, below', () => {
  expect(startPlace(size)).toEqual({x: 1480, y: 240});
  expect(startPlace({width: 1920, height: 80})).toEqual({x: 0, y: 960});
});

it('goes by arrows', () => {
  expect(arrowStep('ArrowLeft', false)).toEqual({x: -10, y: 0});
  expect(arrowStep('ArrowDown', true)).toEqual({x: 0, y: 1});
  expect(arrowStep('a', true)).toBeUndefined();
});
