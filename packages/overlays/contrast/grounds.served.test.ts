import type {Locator, Page} from '@playwright/test';
import {contrast} from '@komebiyori/lib/contrast';
import {expect, it} from 'vitest';
import {newDesign, setOptions, type Design, type Options} from '../model/design';
import {TEMPLATES, type TemplateId} from '../templates/registry';
import {commentsOf, make, withOverlays} from '../testing/overlays';
import {settled} from '../testing/serveOverlay';
import {over} from './color';
import {surfacesOf} from './surfaces';

const open = withOverlays();

/** The letters go, and what is drawn over comments; what they stand on stays. */
const NO_LETTERS = /* css */ `
  .name, .name *, .comment-text, .comment-text *, .board-name, .board-amount {
    color: #0000 !important;
    -webkit-text-fill-color: #0000 !important;
    -webkit-text-stroke: 0 !important;
    text-shadow: none !important;
  }
  .container::before, .container::after, .comment *::before, .comment *::after {
    visibility: hidden !important;
  }
`;

/** What every ground is seen against. */
const BEHIND = ['#000000', '#ffffff'] as const;

/** Patterns and grain make a ground a little lighter or darker than it is told: a ratio. */
const TOLERANCE = 1.2;

const QUIET = {'motion.reduced': 'always', 'motion.in': 'none', 'motion.inMs': 0};

/** Options that put another ground behind a text. */
const VARIANTS: readonly (readonly [id: TemplateId, options: Options])[] = [
  ['basic', {'basic.plate': 'pill'}],
  ['basic', {'box.isShown': true, 'box.background': '#204060ff'}],
  ['card', {'card.usesService': false}],
  ['card', {'card.usesService': false, 'card.art': 'flat'}],
  ['glass', {'glass.tint': 'none', 'glass.sheen': 0}],
  ['glass', {'glass.tint': 'aurora', 'glass.sheen': 30}],
  ['solo', {'solo.usesService': true}],
  ['terminal', {'terminal.hasWindow': false}],
  ['wafu', {'wafu.seal': 'line'}],
  ['wafu', {'box.isStriped': false, 'box.background': '#102030ff'}],
];

const CASES = [...TEMPLATES.map(({id}) => [id, {}] as const), ...VARIANTS];

/** The colour that most of a part has: the middle of each channel. */
async function groundOf(part: Locator, page: Page): Promise<string> {
  const png = (await part.screenshot()).toString('base64');
  const middle = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const {width, height} = picture;
    const ink = new OffscreenCanvas(width, height).getContext('2d');
    ink?.drawImage(picture, 0, 0);
    const {data = []} = ink?.getImageData(0, 0, width, height) ?? {};
    return [0, 1, 2].map((channel) => {
      const all = [...data].filter((_, at) => at % 4 === channel).sort((a, b) => a - b);
      return all[all.length >> 1] ?? 0;
    });
  }, png);
  return `#${middle.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How far a drawn colour is from the nearest of the boxes that the check of contrast reckons with. */
function distance(design: Design, id: string, {drawn, behind}: Record<string, string>): number {
  const surface = surfacesOf(design).find((one) => one.id === id);
  if (surface === undefined) throw new Error(`No text ${id}`);
  const boxes = surface.boxes.length === 0 ? ['#00000000'] : surface.boxes;
  return Math.min(...boxes.map((box) => contrast(over(box, behind ?? ''), drawn ?? '')));
}

it.each(CASES)('%s %o has its texts on the grounds that are checked', async (id, options) => {
  const design = setOptions(newDesign(id, '8_0'), {...QUIET, ...options});
  const overlay = await open(design, {pro: true});
  const {page} = overlay;
  // Tickets are in the colours of services; the board above them is not.
  const isBoard = id === 'giftboard';
  make(overlay, isBoard ? 'gift' : 'ordinary');
  const first = commentsOf(overlay).first();
  await first.waitFor();
  await page.addStyleTag({content: NO_LETTERS});
  await settled(page.locator('body'));
  const parts = isBoard
    ? {name: page.locator('.board-amount'), body: page.locator('.board-name')}
    : {name: first.locator('.name'), body: first.locator('.comment-text')};
  for (const behind of BEHIND) {
    await page.addStyleTag({content: `html { background: ${behind} !important; }`});
    for (const [text, part] of Object.entries(parts)) {
      const drawn = await groundOf(part, page);
      const off = distance(design, text, {drawn, behind});
      expect(off, `${text} on ${drawn} over ${behind}`).toBeLessThan(TOLERANCE);
    }
  }
});
