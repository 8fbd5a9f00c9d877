import {expect, it} from 'vitest';
import {newDesign, setOptions} from '@komebiyori/overlays/model/design';
import {keyedTexts} from './mendAll';

const design = newDesign('basic', '8_0');

it('tells what a green screen would take out', () => {
  expect(keyedTexts(design)).toEqual([]);
  expect(keyedTexts(setOptions(design, {'name.color': '#00b140'}))).toContain('名前');
  expect(keyedTexts(setOptions(design, {'body.color': '#00ff00'}))).toContain('本文');
  expect(keyedTexts(setOptions(design, {'outline.bodyColor': '#00b140'}))).toContain('本文');
  const clear = {'box.isShown': true, 'box.background': '#00b14000'};
  expect(keyedTexts(setOptions(design, clear))).toEqual([]);
});
