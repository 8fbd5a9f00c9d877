import {expect, it} from 'vitest';
import {newDesign, setOption} from '@komebiyori/overlays/model/design';
import {
  addPreset,
  duplicatePreset,
  joinPresets,
  MAX_PRESETS,
  movePreset,
  presetsFile,
  presetsText,
  readPresets,
  removePreset,
  renamePreset,
  type Presets,
} from './presets';

const design = setOption(newDesign('basic', '8_0'), 'body.size', 30);
const three = ['朝', '昼', '夜'].reduce<Presets>((all, name) => addPreset(all, name, design), []);
const names = (presets: Presets) => presets.map(({name}) => name);

it('keeps designs under names', () => {
  expect(three.map(({id}) => id)).toEqual([1, 2, 3]);
  expect(names(renamePreset(three, 2, ' 昼の\n雑談 '))).toEqual(['朝', '昼の 雑談', '夜']);
  expect(renamePreset(three, 2, ' ')).toBe(three);
  expect(names(removePreset(three, 1))).toEqual(['昼', '夜']);
  expect(names(addPreset([], '', design))).toEqual(['名前なし']);
});

it('copies and reorders', () => {
  const copied = duplicatePreset(three, 1);
  expect(names(copied)).toEqual(['朝', '朝のコピー', '昼', '夜']);
  expect(new Set(copied.map(({id}) => id)).size).toBe(4);
  expect(names(movePreset(three, 3, -1))).toEqual(['朝', '夜', '昼']);
  expect(movePreset(three, 3, 1)).toBe(three);
  expect(movePreset(three, 1, -1)).toBe(three);
});

it('holds a hundred and says how many had no room', () => {
  const full = Array.from({length: MAX_PRESETS}).reduce<Presets>(
    (all) => addPreset(all, 'a', design),
    [],
  );
  expect(addPreset(full, 'b', design)).toBe(full);
  expect(duplicatePreset(full, 1)).toBe(full);
  expect(joinPresets(full.slice(0, 98), three)).toMatchObject({left: 1});
});

it('reads what it wrote, and of other things what is a design', () => {
  expect(readPresets(JSON.parse(presetsText(three)))).toEqual(three);
  expect(readPresets(JSON.parse(presetsFile(three)))).toEqual(three);
  expect(readPresets({presets: [3, {name: 'x', design: {}}, {name: 'y', design}]})).toEqual([
    {id: 1, name: 'y', design},
  ]);
  expect(readPresets({schema: 1})).toBeUndefined();
});
