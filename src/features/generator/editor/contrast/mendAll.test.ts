import {describe, expect, it} from 'vitest';
import {checkContrast} from '@komebiyori/overlays/contrast/checkContrast';
import {newDesign, setOptions, type Design} from '@komebiyori/overlays/model/design';
import {mendAll} from './mendAll';

const failing = (design: Design) => checkContrast(design).filter(({passes}) => !passes);
const bare = setOptions(newDesign('basic', '8_0'), {
  'outline.nameWidth': 0,
  'outline.bodyWidth': 0,
  'outline.paidWidth': 0,
});

describe('mending all at once', () => {
  it.each([
    ['letters without an edge', bare],
    [
      'grey letters',
      setOptions(bare, {'name.color': '#808080', 'body.color': '#7f7f7f', 'box.isShown': true}),
    ],
    [
      'a role',
      setOptions(bare, {
        'box.isShown': true,
        'box.background': '#ffffff',
        'name.color': '#111111',
        'body.color': '#111111',
        'roles.ownerName': '#eeeeee',
      }),
    ],
  ])('makes %s readable', (_what, design) => {
    expect(failing(design)).not.toEqual([]);
    expect(failing(mendAll(design))).toEqual([]);
  });

  it('leaves what reads well as it is', () => {
    const design = newDesign('basic', '8_0');
    expect(failing(design)).toEqual([]);
    expect(mendAll(design)).toBe(design);
  });
});
