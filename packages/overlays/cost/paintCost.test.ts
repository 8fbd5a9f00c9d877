import {describe, expect, it} from 'vitest';
import type {Value} from '@komebiyori/fields';
import {newDesign, setOption, type Design} from '../model/design';
import {TEMPLATES, type TemplateId} from '../templates/registry';
import {paintCost} from './paintCost';

const design = (opts: Readonly<Record<string, Value>>, template: TemplateId = 'basic'): Design =>
  Object.entries(opts).reduce(
    (made, [key, value]) => setOption(made, key, value),
    newDesign(template, '8_0'),
  );
const isHeavy = (opts: Readonly<Record<string, Value>>, template?: TemplateId): boolean =>
  paintCost(design(opts, template)).isHeavy;

describe('what a design costs to draw', () => {
  it.each(TEMPLATES.map(({id}) => id))('is light for %s as it is', (id) => {
    expect(paintCost(newDesign(id, '8_0'))).toMatchObject({isHeavy: false});
  });

  it('is light up to three layers of glow, as their help says', () => {
    const layers = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => ({'shadow.glowLayers': count}));
    expect(layers.map((one) => isHeavy({'shadow.isShown': false, ...one}))).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true],
    ]);
  });

  it('grows with the spread of the glow and with the number of comments', () => {
    expect(isHeavy({'shadow.glowLayers': 3, 'shadow.glowSize': 12})).toBe(true);
    expect(isHeavy({'shadow.glowLayers': 7, 'flow.limit': 5})).toBe(false);
    expect(isHeavy({'shadow.glowLayers': 7}, 'solo')).toBe(false);
  });

  it('names what costs most', () => {
    const most = (opts: Readonly<Record<string, Value>>) => paintCost(design(opts)).most;
    const plain = {'shadow.isShown': false, 'box.isShown': false};
    expect(most(plain)).toBeUndefined();
    expect(most({...plain, 'outline.method': 'ring'})).toBe('ring');
    expect(most({...plain, 'shadow.isShown': true, 'shadow.glowLayers': 1})).toBe('glow');
    expect(most({...plain, 'box.isShown': true, 'box.blur': 30})).toBe('frost');
    expect(most({...plain, 'box.isShown': true, 'box.shadowBlur': 40})).toBe('box');
    // What is not shown costs nothing.
    expect(most({...plain, 'shadow.blur': 90, 'box.blur': 30})).toBeUndefined();
  });
});
