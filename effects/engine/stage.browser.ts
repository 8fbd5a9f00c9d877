import type {Item} from '../model';
import {drawThings, type View} from './draw/drawThings.browser';
import {createImages} from './draw/images.browser';
import {createSprites} from './draw/sprites.browser';
import {createLoop} from './loop';
import {reachable} from './sim/connector';
import {imagesOf} from './sim/imagesOf';
import {createWorld} from './sim/world';
import type {Clock, FireOptions, Stage, StageOptions} from './stage';
import {watchVisibility} from './visibility.browser';

const MAX_PARTICLES = 400;
const MAX_TIMES = 20;
/** Pixels of the canvas at most, as many as a 4K screen has. */
const MAX_PIXELS = 3840 * 2160;

const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => {
    cancelAnimationFrame(id);
  },
};

/** The canvas's own size in CSS pixels, and how many pixels it has for each. */
function measure(canvas: HTMLCanvasElement): {width: number; height: number; density: number} {
  const {clientWidth: width, clientHeight: height} = canvas;
  if (width === 0 || height === 0) return {width: canvas.width, height: canvas.height, density: 1};
  const fits = Math.sqrt(MAX_PIXELS / (width * height));
  return {width, height, density: Math.min(window.devicePixelRatio, 3, fits)};
}

/**
 * A stage on a canvas. The canvas is as large as its CSS says; the stage sees to its pixels.
 * @throws Error when the browser has no 2D canvas
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('No 2D canvas');
  const context = drawing;
  let view: View = {scale: 1, left: 0, top: 0};
  let isCalm = options.reducedMotion;
  let hasPhysics = false;
  let physics: Promise<void> | undefined;
  let loading = 0;
  let generation = 0;
  const comings = new Set<Promise<void>>();

  const images = createImages(
    (name) => options.onMissingImage?.(name),
    () => {
      sprites.forget();
    },
  );
  const sprites = createSprites(images);
  const start = options.size ?? measure(canvas);
  const world = createWorld({
    seed: options.seed,
    width: start.width,
    height: start.height,
    maxParticles: Math.max(1, Math.min(MAX_PARTICLES, options.maxParticles ?? MAX_PARTICLES)),
    sizeOf: (name) => images.get(name),
    onSound: (name, item) => options.onSound?.(name, item),
  });
  const draw = (share: number): void => {
    drawThings(context, world.things, view, sprites, share);
  };
  const loop = createLoop({
    clock: options.clock ?? BROWSER_CLOCK,
    step: world.step,
    draw,
    isBusy: () => world.things.length > 0 || world.waiting() > 0,
  });

  function resize(): void {
    const {width, height, density} = measure(canvas);
    const wide = Math.max(1, Math.round(width * density));
    const high = Math.max(1, Math.round(height * density));
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const stage = options.size ?? {width, height};
    const scale = Math.min(wide / stage.width, high / stage.height);
    view = {
      scale,
      left: (wide - stage.width * scale) / 2,
      top: (high - stage.height * scale) / 2,
    };
    world.resize(stage.width, stage.height);
    draw(1);
  }

  function loadPhysics(): Promise<void> {
    physics ??= import('matter-js').then(
      ({default: matter}) => {
        world.usePhysics(matter);
        hasPhysics = true;
      },
      () => {
        // The next one that falls tries again.
        physics = undefined;
      },
    );
    return physics;
  }

  /** What has to be there before these can be shown; empty when all is. */
  function missing(items: readonly Item[]): readonly Promise<void>[] {
    const names = items.flatMap(imagesOf).filter((name) => !images.isDone(name));
    const needsPhysics = !hasPhysics && items.some(({effect}) => effect === 'dropper');
    return [...names.map(images.load), ...(needsPhysics ? [loadPhysics()] : [])];
  }

  function show(item: Item, {times = 1, text = '', emojis = [], items = []}: FireOptions): void {
    const often = Math.min(MAX_TIMES, Math.max(1, Math.round(times)));
    world.fire(item, {times: often, calm: isCalm, text, emojis}, items);
    loop.wake();
  }

  async function showLater(waits: readonly Promise<void>[], run: () => void): Promise<void> {
    const own = generation;
    loading += 1;
    await Promise.all(waits);
    loading -= 1;
    if (own === generation) run();
  }

  const unwatch = watchVisibility((isVisible) => {
    loop.hold('hidden', !isVisible);
  });
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  images.name(options.images ?? new Map());
  world.setStatics(options.statics ?? []);
  resize();

  return {
    fire(item, fireOptions = {}) {
      if (fireOptions.images) images.name(fireOptions.images);
      const waits = missing(reachable(item, fireOptions.items ?? []));
      if (waits.length === 0) {
        show(item, fireOptions);
        return;
      }
      const coming = showLater(waits, () => {
        show(item, fireOptions);
      });
      comings.add(coming);
      void coming.finally(() => comings.delete(coming));
    },
    pause() {
      loop.hold('paused', true);
    },
    resume() {
      loop.hold('paused', false);
    },
    clear() {
      generation += 1;
      world.clear();
      draw(1);
    },
    setReducedMotion(on) {
      isCalm = on;
    },
    setStatics: world.setStatics,
    setImages: images.name,
    resize,
    count() {
      const shown = world.things.filter(({age}) => age >= 0).length;
      return {shown, waiting: world.waiting() + loading};
    },
    advance: loop.advance,
    async ready() {
      while (comings.size > 0) await Promise.all(comings);
    },
    destroy() {
      generation += 1;
      loop.stop();
      loop.hold('destroyed', true);
      unwatch();
      observer.disconnect();
      world.clear();
      draw(1);
    },
  };
}
