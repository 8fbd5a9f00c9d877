import {expect, it} from 'vitest';
import {newDesign, setOptions, type Options} from '../../model/design';
import {commentsOf, make, withOverlays} from '../../testing/overlays';
import type {ServedOverlay} from '../../testing/serveOverlay';

const openDesign = withOverlays();
const open = (options: Options = {}) =>
  openDesign(setOptions(newDesign('giftboard', '8_0'), options));

const look = ({page}: ServedOverlay, selector: string, property: string, part?: string) =>
  page
    .locator(selector)
    .evaluate((one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name), [
      property,
      part,
    ] as const);

it('writes the names of its board as names are written', async () => {
  const overlay = await open({
    'name.color': '#ff8800ff',
    'outline.nameWidth': 2,
    'outline.nameColor': '#00000aff',
    'body.color': '#00ff66ff',
  });
  make(overlay, 'gift');
  await commentsOf(overlay).first().waitFor();
  for (const part of ['.board-name', '.board-amount', '.board-totals']) {
    expect(await look(overlay, part, 'color')).toBe('rgb(255, 136, 0)');
    expect(await look(overlay, part, '-webkit-text-stroke-color')).toBe('rgb(0, 0, 10)');
  }
  expect(await look(overlay, '.board-rank', 'color')).toBe('rgb(0, 255, 102)');
});

it('has one line until the first gift', async () => {
  const overlay = await open();
  expect(await look(overlay, '.board', 'content', '::after')).toBe('"最初のギフトを待っています"');
  make(overlay, 'ordinary');
  make(overlay, 'gift');
  await commentsOf(overlay).first().waitFor();
  expect(await look(overlay, '.board', 'content', '::after')).toBe('none');
  expect(await look(overlay, '.board', 'border-top-color')).toBe('rgb(230, 184, 74)');
});

it.each([
  ['no words', {'giftboard.waiting': ''}],
  ['nothing that could come', {'giftboard.showsTotals': false, 'giftboard.ranks': 0}],
])('has no empty frame when there are %s', async (_, options) => {
  const overlay = await open(options);
  expect(await look(overlay, '.board', 'content', '::after')).toBe('none');
  expect(await look(overlay, '.board', 'border-top-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await look(overlay, '.board', 'background-image')).toBe('none');
  await overlay.page.locator('.board').waitFor();
});

it('and nothing at all without a title and words', async () => {
  const overlay = await open({'giftboard.waiting': '', 'giftboard.title': ''});
  expect(await look(overlay, '.board', 'display')).toBe('none');
  make(overlay, 'gift');
  await overlay.page.locator('.board').waitFor();
});
