import {Stage} from '@komebiyori/effects/engine';
import {defaultItem, type Effect, type Item} from '@komebiyori/effects';

/** What is measured; `images` is a popper with a large picture. */
export type Load = Exclude<Effect, 'connector'> | 'images';

const STEP = 1000 / 60;

/** A picture far larger than it is shown, as people have them. */
function picture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1600;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const color = context.createLinearGradient(0, 0, 1600, 1600);
    color.addColorStop(0, '#e01050');
    color.addColorStop(1, '#2060f0');
    context.fillStyle = color;
    context.arc(800, 800, 780, 0, 7);
    context.fill();
  }
  return canvas.toDataURL('image/png');
}

/** The item, and how often it is fired to fill the stage. */
function loadOf(load: Load): readonly [Item, number] {
  const item = defaultItem(load === 'images' ? 'popper' : load, load);
  switch (item.effect) {
    case 'popper':
      return load === 'images'
        ? [
            {
              ...item,
              options: {
                ...item.options,
                type: 'image',
                amount: 200,
                images: ['big'],
                imageSize: 64,
              },
            },
            2,
          ]
        : [{...item, options: {...item.options, amount: 200}}, 2];
    case 'confetti':
      return [{...item, options: {...item.options, particleCount: 200}}, 2];
    case 'throwing':
      return [{...item, options: {...item.options, amount: 20, scattering: 100}}, 20];
    case 'dropper':
      return [{...item, options: {...item.options, magnification: 10, lifeTime: 60_000}}, 20];
    case 'notifier': {
      const options = {...item.options, images: ['big'], width: 400, text: 'ありがとう！'};
      return [{...item, options: {...options, displayed: 'shake', lifeTime: 60_000}}, 10];
    }
    default:
      throw new Error(`Nothing to measure in ${load}`);
  }
}

export interface Measured {
  /** Milliseconds of each frame, with the painting of the canvas. */
  readonly times: readonly number[];
  /** The part of that which is ours: step and drawing calls, without the painting. */
  readonly own: readonly number[];
  /** Things on the stage in each frame. */
  readonly shown: readonly number[];
}

/** Plays an effect so that the stage is as full as it may be, and times each frame to its last pixel. */
async function measure(load: Load, frames: number): Promise<Measured> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 1920px; height: 1080px';
  document.body.replaceChildren(canvas);
  const images = new Map([['big', picture()]]);
  const stage = new Stage(canvas, {seed: 1, reducedMotion: false, images});
  const context = canvas.getContext('2d');
  const [item, times] = loadOf(load);
  stage.pause();
  stage.fire(item, {times});
  if (load === 'dropper') stage.fire(item, {times});
  await stage.ready();
  stage.advance(load === 'dropper' ? 4000 : 500);
  const taken: number[] = [];
  const own: number[] = [];
  const shown: number[] = [];
  for (let i = 0; i < frames; i += 1) {
    if (load !== 'notifier' && stage.count().shown + stage.count().waiting < 300) {
      stage.fire(item, {times});
    }
    const start = performance.now();
    stage.advance(STEP);
    own.push(performance.now() - start);
    // Asking for a pixel waits until all is painted.
    context?.getImageData(0, 0, 1, 1);
    taken.push(performance.now() - start);
    shown.push(stage.count().shown);
    // The next one in a turn of its own, as frames are.
    if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  stage.destroy();
  return {times: taken, own, shown};
}

Object.assign(window, {measureEffect: measure});
