import {expect, it} from 'vitest';
import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import {DEFAULT_OUTPUT} from '@komebiyori/webm/output';
import {isSameShape, NOTHING_KEPT, readSettings, type Kept} from './kept';
import {DEFAULT_VIEW} from './view';

const KEPT: Kept = {
  output: {format: 'gif', rate: {by: 'size', bytes: 5}, loops: 3},
  view: {...DEFAULT_VIEW, backdrop: 'game'},
  last: {edit: {...NEUTRAL_EDIT, speed: 2}, of: {width: 1, height: 2, durationUs: 3}},
};

it('reads what it kept', () => {
  expect(readSettings(JSON.stringify(KEPT))).toEqual(KEPT);
});

it.each([undefined, '', '{', 'null', '[]', '{"output":1}'])('begins anew with %s', (text) => {
  expect(readSettings(text)).toEqual(NOTHING_KEPT);
});

it('leaves out only what it cannot read', () => {
  const spoiled = {...KEPT, output: {format: 'mp4'}, view: {zoom: 3}};
  expect(readSettings(JSON.stringify(spoiled))).toEqual({
    output: DEFAULT_OUTPUT,
    view: DEFAULT_VIEW,
    last: KEPT.last,
  });
  const noEdit = {...KEPT, last: {edit: {speed: 'fast'}, of: KEPT.last?.of}};
  expect(readSettings(JSON.stringify(noEdit)).last).toBeNull();
});

it('knows the picture an edit was made for by its shape', () => {
  const shape = {width: 1, height: 2, durationUs: 3};
  expect(isSameShape(shape, {...shape})).toBe(true);
  expect(isSameShape(shape, {...shape, durationUs: 4})).toBe(false);
});
