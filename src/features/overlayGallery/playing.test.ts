import {expect, it} from 'vitest';
import {MOST_PLAYING, playing, type Wishes} from './usePlaying';
import {stageOf} from './stage';

const nothing: Wishes = {
  seen: ['a', 'b', 'c', 'd', 'e', 'f'],
  asked: [],
  stopped: [],
  isMoving: false,
};

it('nothing plays by itself when nothing is to move', () => {
  expect(playing(nothing)).toEqual([]);
});
it('what is seen plays, from the top, as many as may', () => {
  expect(playing({...nothing, isMoving: true})).toEqual(['a', 'b', 'c', 'd']);
  expect(MOST_PLAYING).toBe(4);
});
it('what was asked for comes first, the last one before the others', () => {
  expect(playing({...nothing, asked: ['e', 'f']})).toEqual(['f', 'e']);
  expect(playing({...nothing, asked: ['e', 'f'], isMoving: true})).toEqual(['f', 'e', 'a', 'b']);
});
it('what is out of sight does not play, even when it was asked for', () => {
  expect(playing({...nothing, seen: ['b'], asked: ['a'], isMoving: true})).toEqual(['b']);
});
it('what was stopped stays so', () => {
  expect(playing({...nothing, stopped: ['a', 'c'], isMoving: true})).toEqual(['b', 'd', 'e', 'f']);
});

it.each([
  [
    {width: 450, height: 800},
    {width: 600, left: 75, bottom: 0, height: 338},
  ],
  [
    {width: 1920, height: 100},
    {width: 1040, left: 20, bottom: 242.5, height: 100},
  ],
])('the stage of %j', (size, {width, left, bottom, height}) => {
  const stage = stageOf(size);
  expect(stage.width).toBe(width);
  expect(stage.height / stage.width).toBe(9 / 16);
  expect(stage.frame).toMatchObject({left, bottom, height});
});
