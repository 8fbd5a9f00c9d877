import {expect, it} from 'vitest';
import {firstInputs, readInputs, readRemoved, readRenamed} from './obsInputs';

it('of many inputs the first are shown, and the others counted', () => {
  const names = Array.from({length: 1000}, (_, at) => `入力${at}`);
  expect(firstInputs(names)).toEqual({shown: names.slice(0, 50), more: 950});
  expect(firstInputs(['マイク'])).toEqual({shown: ['マイク'], more: 0});
});

it('what is no answer or event of OBS is none', () => {
  expect(readInputs({inputs: [{inputName: 'a', inputKind: 5}, {inputName: 5}, null]})).toEqual([
    {name: 'a', kind: undefined},
  ]);
  expect(readRenamed({oldInputName: 'a', inputName: 'x'.repeat(291)})).toBeUndefined();
  expect(readRemoved({inputName: 5})).toBeUndefined();
});
