import {describe, expect, it} from 'vitest';
import {defaultItem, setField} from '@komebiyori/effects';

import {placeOf} from './place';

const SIZE = {width: 1920, height: 1080};

describe('where an effect appears', () => {
  it('is the area of X and Y in percent, whichever end is the greater', () => {
    const item = setField(defaultItem('confetti', 'a'), 'options.x', [80, 20]);
    if (item === undefined) throw new Error('X was refused');
    expect(placeOf(item, SIZE)).toEqual({x: 20, y: 50, width: 60, height: 0});
  });

  it('counts pixels of the stage, and is nothing for what flies from the edges', () => {
    const item = {
      ...defaultItem('confetti', 'a'),
      options: {
        ...defaultItem('confetti', 'a').options,
        positionType: 'pixel' as const,
        x: [960, 1440] as [number, number],
        y: [0, 540] as [number, number],
      },
    };
    expect(placeOf(item, SIZE)).toEqual({x: 50, y: 0, width: 25, height: 50});
    expect(placeOf(defaultItem('popper', 'a'), SIZE)).toBeUndefined();
  });
});
