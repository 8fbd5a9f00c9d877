import {expect, it} from 'vitest';
import {DEFAULT_CHROMA_KEY, DEFAULT_LUMA_KEY} from '@komebiyori/webm/edit';
import {DEFAULT_OUTPUT} from '@komebiyori/webm/output';
import {PRESETS} from '@komebiyori/webm/presets';
import {fakeSource} from '@komebiyori/webm/testing/pictures';
import {
  applyPreset,
  carryOver,
  isPartChanged,
  isPreset,
  resetPart,
  startDraft,
  startEdit,
  withKey,
  withKeyColor,
} from './draft';

const source = fakeSource({width: 1000, height: 500});
const draft = startDraft(source, DEFAULT_OUTPUT);
const preset = (id: string) => {
  const found = PRESETS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

it.each([
  ['that of the source', source, 10],
  ['30 of a still', fakeSource({times: [0]}), 30],
  ['60 at most', fakeSource({times: Array.from({length: 120}, (_, i) => i)}), 60],
])('begins with a rate: %s', (_, one, fps) => {
  expect(startEdit(one).fps).toBe(fps);
});

it('resets one part and leaves the others', () => {
  const edit = {...draft.edit, speed: 2, fps: 25, fadeInUs: 5, rotate: 90 as const};
  expect(isPartChanged(edit, 'time', source)).toBe(true);
  const reset = resetPart(edit, 'time', source);
  expect(reset).toMatchObject({speed: 1, fps: 10, fadeInUs: 5, rotate: 90});
  expect(isPartChanged(reset, 'time', source)).toBe(false);
  expect(isPartChanged(reset, 'shape', source)).toBe(true);
});

it('takes over what does not belong to the picture it was made for', () => {
  const before = {
    ...draft.edit,
    fadeInUs: 7,
    fps: 50,
    crop: {x: 1, y: 1, width: 5, height: 5},
    trim: {startUs: 1, endUs: 2},
    resize: {width: 9, height: 9},
  };
  expect(carryOver(before, source, true)).toBe(before);
  expect(carryOver(before, source, false)).toMatchObject({
    fadeInUs: 7,
    fps: 10,
    crop: null,
    trim: null,
    resize: null,
  });
});

it('keeps a preset within its longer side, and never enlarges or speeds up', () => {
  const small = applyPreset(draft, preset('wordparty'), source);
  expect(small.edit).toMatchObject({resize: {width: 512, height: 256}, fps: 10, audio: 'drop'});
  expect(isPreset(small, preset('wordparty'))).toBe(true);
  expect(isPreset(small, preset('obs'))).toBe(false);
  expect(applyPreset(draft, preset('obs'), source).edit.resize).toBeNull();
  const still = fakeSource({times: [0]});
  expect(applyPreset(startDraft(still, DEFAULT_OUTPUT), preset('stinger'), still).edit.fps).toBe(
    60,
  );
});

it('switches a key on as it was when it was switched off', () => {
  const on = withKeyColor(draft, [0, 0, 255]);
  const off = withKey(on, 'chromaKey', false);
  expect(off.edit.chromaKey).toBeNull();
  expect(withKey(off, 'chromaKey', true).edit).toEqual(on.edit);
  expect(withKey(off, 'lumaKey', true).edit.lumaKey).toEqual(DEFAULT_LUMA_KEY);
});

it('scales the reach of a key with the tint of its colour', () => {
  const pure = withKeyColor(draft, [0, 255, 0]).edit.chromaKey;
  expect(pure?.similarity).toBeCloseTo(DEFAULT_CHROMA_KEY.similarity);
  // By hand: Cb -23.9, Cr -64.3 of 255·√2, half the distance of pure green from grey.
  const cloth = withKeyColor(draft, [17, 161, 65]).edit.chromaKey;
  expect(cloth?.similarity).toBeCloseTo(0.18 * (68.6 / 135.9), 2);
  expect(withKeyColor(draft, [128, 128, 128]).edit.chromaKey?.similarity).toBe(0.01);
});
