import {describe, expect, it} from 'vitest';
import {newDesign, setOption, setText} from '@komebiyori/overlays/model/design';
import {
  addPreset,
  duplicatePreset,
  joinPresets,
  keepAside,
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

describe('a draft that something else takes the place of', () => {
  const draft = setText(setOption(design, 'body.size', 31), 'name', 'うちの子');
  const other = setOption(draft, 'body.size', 32);
  const fill = (start: Presets, count: number) =>
    Array.from({length: count}).reduce<Presets>((all) => addPreset(all, 'a', design), start);

  it('is kept once, under a name that says what it is', () => {
    const kept = keepAside(three, draft) ?? [];
    expect(names(kept)).toEqual(['朝', '昼', '夜', 'うちの子（前の下書き）']);
    expect(keepAside(kept, draft)).toBe(kept);
    // As it is found again in the storage.
    expect(readPresets(JSON.parse(presetsText(kept)))).toEqual(kept);
  });

  it('takes the place of an older one in a full list, and of nothing that was kept on purpose', () => {
    const full = fill(keepAside(three, draft) ?? [], 96);
    const kept = keepAside(full, other) ?? [];
    expect(kept).toHaveLength(MAX_PRESETS);
    expect(kept.filter(({isAside}) => isAside).map((one) => one.design)).toEqual([other]);
    expect(kept.filter(({isAside}) => isAside !== true)).toEqual(
      full.filter(({isAside}) => isAside !== true),
    );
    expect(keepAside(fill([], MAX_PRESETS), draft)).toBeUndefined();
  });

  it('is kept on purpose once it has another name or is copied', () => {
    const kept = keepAside(three, draft) ?? [];
    const id = kept.at(-1)?.id ?? 0;
    expect(renamePreset(kept, id, '宝物').every(({isAside}) => isAside !== true)).toBe(true);
    expect(duplicatePreset(kept, id).filter(({isAside}) => isAside)).toHaveLength(1);
  });
});

it('reads what it wrote, and of other things what is a design', () => {
  expect(readPresets(JSON.parse(presetsText(three)))).toEqual(three);
  expect(readPresets(JSON.parse(presetsFile(three)))).toEqual(three);
  expect(readPresets({presets: [3, {name: 'x', design: {}}, {name: 'y', design}]})).toEqual([
    {id: 1, name: 'y', design},
  ]);
  expect(readPresets({schema: 1})).toBeUndefined();
});
