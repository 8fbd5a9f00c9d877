import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {defaultItem, type Effect, type Item} from '../model';
import {Stage, type StageOptions} from './stage.browser';

let canvas: HTMLCanvasElement;
let stage: Stage | undefined;

beforeEach(() => {
  canvas = document.createElement('canvas');
  canvas.style.cssText = 'width: 480px; height: 270px';
  document.body.replaceChildren(canvas);
});
afterEach(() => {
  stage?.destroy();
  stage = undefined;
});

function open(more: Partial<StageOptions> = {}): Stage {
  stage = new Stage(canvas, {
    seed: 4,
    reducedMotion: false,
    size: {width: 1920, height: 1080},
    ...more,
  });
  // Tests turn the time themselves.
  stage.pause();
  return stage;
}

function pixels(): Uint8ClampedArray {
  const context = canvas.getContext('2d');
  return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
}

const covered = (): number => pixels().filter((value, i) => i % 4 === 3 && value > 30).length;

/** Pixels near a colour. */
function near(red: number, green: number, blue: number): number {
  const data = pixels();
  let found = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.slice(i, i + 4);
    const far = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
    if (alpha > 200 && far < 40) found += 1;
  }
  return found;
}

const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${color}"/></svg>`,
  )}`;

function sample(effect: Effect): Item {
  const item = defaultItem(effect, effect);
  if (item.effect === 'notifier') return {...item, options: {...item.options, text: 'ありがとう'}};
  if (item.effect === 'dropper') {
    return {...item, options: {...item.options, texture: {...item.options.texture, size: 200}}};
  }
  return item;
}

it.each(['popper', 'dropper', 'notifier', 'confetti', 'throwing'] as const)(
  'draws a %s and leaves nothing behind',
  async (effect) => {
    const made = open();
    made.fire(sample(effect), {times: 2});
    await made.ready();
    made.advance(600);
    expect(covered()).toBeGreaterThan(40);
    expect(made.count().shown).toBeGreaterThan(0);
    made.advance(15_000);
    expect(made.count()).toEqual({shown: 0, waiting: 0});
    expect(covered()).toBe(0);
  },
);

it('draws a picture at its place, in its size and its colour', async () => {
  const made = open({images: new Map([['card.png', picture('#e01050')]])});
  const item = defaultItem('notifier', 'n');
  made.fire({...item, options: {...item.options, images: ['card.png'], width: 400}});
  expect(made.count().waiting).toBe(1);
  await made.ready();
  made.advance(1500);
  const scale = canvas.width / 1920;
  const area = 400 * 200 * scale ** 2;
  expect(near(0xe0, 0x10, 0x50) / area).toBeGreaterThan(0.93);
  expect(near(0xe0, 0x10, 0x50) / area).toBeLessThan(1.07);
  const middle = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
  expect([...(middle?.data ?? [])]).toEqual([0xe0, 0x10, 0x50, 255]);
});

it('shows a star for a picture that is not there, and says which', async () => {
  const onMissingImage = vi.fn();
  const made = open({onMissingImage});
  const item = defaultItem('throwing', 't');
  made.fire({...item, options: {...item.options, images: ['data:image/png,broken']}});
  await made.ready();
  made.advance(500);
  expect(onMissingImage.mock.calls).toEqual([['data:image/png,broken']]);
  expect(covered()).toBeGreaterThan(40);
});

it('draws the same picture for the same seed', async () => {
  const play = async (): Promise<string> => {
    const made = open();
    made.fire(sample('confetti'));
    await made.ready();
    made.advance(700);
    const url = canvas.toDataURL();
    made.destroy();
    return url;
  };
  expect(await play()).toBe(await play());
});

it('has as many pixels as the screen, and follows the size of the canvas', async () => {
  open();
  expect(canvas.width).toBe(Math.round(480 * window.devicePixelRatio));
  canvas.style.width = '640px';
  canvas.style.height = '360px';
  await expect.poll(() => canvas.width).toBe(Math.round(640 * window.devicePixelRatio));
});

it('goes on by itself, and stands still while OBS hides the source', async () => {
  const made = open();
  made.fire(sample('confetti'));
  made.resume();
  await expect.poll(() => covered()).toBeGreaterThan(40);
  const tell = (visible: boolean): void => {
    window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', {detail: {visible}}));
  };
  const wait = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 150));
  tell(false);
  const held = canvas.toDataURL();
  await wait();
  expect(canvas.toDataURL()).toBe(held);
  tell(true);
  await expect.poll(() => canvas.toDataURL()).not.toBe(held);
});

it('starts nothing that was cleared while its picture was loading', async () => {
  const made = open();
  const item = defaultItem('notifier', 'n');
  made.fire({...item, options: {...item.options, images: [picture('#00ff00')]}});
  made.clear();
  await new Promise((resolve) => setTimeout(resolve, 200));
  made.advance(500);
  expect(made.count()).toEqual({shown: 0, waiting: 0});
});
