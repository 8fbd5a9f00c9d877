import {expect, it} from 'vitest';
import {newDesign, setOptions} from '@site/overlays/model/design';
import {distance, keyedTexts} from './keyColors';

const design = newDesign('basic', '8_0');

it('knows the distance of colours', () => {
  expect(distance('#123456', '#123456')).toBe(0);
  // Lightness of white in OKLab is 1, of black 0.
  expect(distance('#ffffff', '#000000')).toBeCloseTo(1, 3);
  expect(distance('#00b140', '#00aa3c')).toBeLessThan(0.12);
  expect(distance('#00b140', '#0000ff')).toBeGreaterThan(0.3);
});

it('tells what a green screen would take out', () => {
  expect(keyedTexts(design)).toEqual([]);
  expect(keyedTexts(setOptions(design, {'name.color': '#00b140'}))).toContain('名前');
  expect(keyedTexts(setOptions(design, {'body.color': '#00ff00'}))).toContain('本文');
  expect(keyedTexts(setOptions(design, {'outline.bodyColor': '#00b140'}))).toContain('本文');
  const clear = {'box.isShown': true, 'box.background': '#00b14000'};
  expect(keyedTexts(setOptions(design, clear))).toEqual([]);
});
