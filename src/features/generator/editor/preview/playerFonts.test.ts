import {beforeEach, expect, it, vi} from 'vitest';
import type {UsedFont} from '@komebiyori/overlays/css/webFonts';
import {newDesign, setOption, type Design} from '@komebiyori/overlays/model/design';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import type {Preview} from '@komebiyori/overlays/preview';
import type {EditorParts} from '../parts';
import {createPlayerFonts, type PlayerFonts} from './playerFonts';
import type {Shown} from './previewCss';

const fileOf = (family: string): FontFile => ({
  ...{family, weight: 400, file: 'x.woff2', bytes: new Uint8Array()},
});
const preview = {
  addFonts: vi.fn<Preview['addFonts']>(),
  expectFonts: vi.fn<Preview['expectFonts']>(),
};
const load = vi.fn<EditorParts['loadFonts']>();
const onMissing = vi.fn<(families: readonly string[]) => void>();
let fonts: PlayerFonts;

const withFont = (family: string): Design =>
  setOption(newDesign('basic', '8_0'), 'body.family', family);
const shown = (family: string, files: readonly FontFile[] = []): Shown => ({
  ...{design: withFont(family), files, allowsCustomCss: false, loadsFonts: true},
});
const begin = (): void => {
  // No other part of it is asked for.
  fonts.begin(preview as unknown as Preview);
};
const families = ([asked]: [readonly UsedFont[]]): string[] => asked.map(({family}) => family);

beforeEach(() => {
  vi.resetAllMocks();
  load.mockImplementation((faces) => Promise.resolve(faces.map(({family}) => fileOf(family))));
  fonts = createPlayerFonts(load, onMissing);
  begin();
});

it('gives a document each font once, and another document again', async () => {
  fonts.give(shown('Yusei Magic'));
  fonts.give(shown('Yusei Magic'));
  await expect.poll(() => preview.addFonts.mock.calls.map(families)).toEqual([['Yusei Magic']]);
  begin();
  fonts.give(shown('Yusei Magic'));
  await expect.poll(() => preview.addFonts).toHaveBeenCalledTimes(2);
});

it('gives nothing while one document goes and another comes', () => {
  fonts.end();
  const own = shown('Yusei Magic', [fileOf('Yusei Magic')]);
  fonts.give(own);
  expect(preview.addFonts).not.toHaveBeenCalled();
  begin();
  fonts.give(own);
  expect(preview.addFonts).toHaveBeenCalledTimes(1);
});

it('gives the file of the visitor instead, until it is taken away', () => {
  const file = fileOf('Yusei Magic');
  fonts.give(shown('Yusei Magic', [file]));
  expect(preview.addFonts.mock.calls.map(families)).toEqual([['Yusei Magic']]);
  expect(load).not.toHaveBeenCalled();
  expect(fonts.hasTooMany(shown('Yusei Magic', [file]))).toBe(false);
  expect(fonts.hasTooMany(shown('Yusei Magic'))).toBe(true);
});

it('waits for each family, and says which did not come', () => {
  fonts.give(shown('Kiwi Maru'));
  expect(preview.expectFonts.mock.calls.map(families)).toEqual([['Kiwi Maru']]);
  fonts.hear({family: 'Kiwi Maru', isThere: false});
  expect(onMissing).toHaveBeenLastCalledWith(['Kiwi Maru']);
  fonts.hear({family: 'Kiwi Maru', isThere: true});
  expect(onMissing).toHaveBeenLastCalledWith([]);
  // Words about a font that was left come too late.
  fonts.give(shown('Potta One'));
  fonts.hear({family: 'Kiwi Maru', isThere: false});
  expect(onMissing).toHaveBeenCalledTimes(2);
});

it('says at once what the site cannot give, and asks again after that', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  fonts.give(shown('Yusei Magic'));
  await expect.poll(() => onMissing).toHaveBeenLastCalledWith(['Yusei Magic']);
  fonts.give(shown('Yusei Magic'));
  expect(load).toHaveBeenCalledTimes(2);
  // Another font is chosen: nothing lacks any more.
  fonts.give(shown('Potta One'));
  expect(onMissing).toHaveBeenLastCalledWith([]);
});
