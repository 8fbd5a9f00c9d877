import type {Item} from '../model';
import {drawThings, type View} from './draw/drawThings.browser';
import {createImages, type Images} from './draw/images.browser';
import {createSprites, type Sprites} from './draw/sprites.browser';
import {createLoop, type Clock, type Loop} from './loop';
import {reachable} from './sim/connector';
import {imagesOf} from './sim/imagesOf';
import {createWorld, type World} from './sim/world';
import type {FireOptions, Stage, StageOptions} from './stage';
import {watchVisibility} from './visibility.browser';

export type {FireOptions, Stage, StageOptions} from './stage';

/** Things on the stage at once; the oldest leave first. */
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

class CanvasStage implements Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #options: StageOptions;
  readonly #images: Images;
  readonly #sprites: Sprites;
  readonly #world: World;
  readonly #loop: Loop;
  readonly #unwatch: () => void;
  readonly #observer: ResizeObserver;
  readonly #comings = new Set<Promise<void>>();
  #view: View = {scale: 1, left: 0, top: 0};
  #isCalm: boolean;
  #hasPhysics = false;
  #physics: Promise<void> | undefined;
  #loading = 0;
  #generation = 0;

  readonly advance: Stage['advance'];

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, options: StageOptions) {
    this.#canvas = canvas;
    this.#context = context;
    this.#options = options;
    this.#isCalm = options.reducedMotion;
    this.#images = createImages(options.images ?? new Map(), (name) =>
      options.onMissingImage?.(name),
    );
    this.#sprites = createSprites(this.#images);
    const {width, height} = options.size ?? measure(canvas);
    const world = createWorld({
      ...{seed: options.seed, width, height},
      maxParticles: MAX_PARTICLES,
      sizeOf: (name) => this.#images.get(name),
      onSound: (name) => options.onSound?.(name),
    });
    this.#world = world;
    this.#loop = createLoop({
      clock: BROWSER_CLOCK,
      step: world.step,
      draw: (share) => {
        this.#draw(share);
      },
      isBusy: () => world.things.length > 0 || world.waiting() > 0,
    });
    this.advance = this.#loop.advance;
    this.#unwatch = watchVisibility((isVisible) => {
      this.#loop.hold('hidden', !isVisible);
    });
    this.#observer = new ResizeObserver(() => {
      this.#resize();
    });
    this.#observer.observe(canvas);
    this.#resize();
  }

  readonly fire = (item: Item, options: FireOptions = {}): void => {
    const waits = this.#missing(reachable(item, options.items ?? []));
    if (waits.length === 0) {
      this.#show(item, options);
      return;
    }
    const coming = this.#showLater(waits, () => {
      this.#show(item, options);
    });
    this.#comings.add(coming);
    void coming.finally(() => this.#comings.delete(coming));
  };

  readonly pause = (): void => {
    this.#loop.hold('paused', true);
  };

  readonly resume = (): void => {
    this.#loop.hold('paused', false);
  };

  readonly clear = (): void => {
    this.#generation += 1;
    this.#world.clear();
    this.#draw(1);
  };

  readonly setReducedMotion = (on: boolean): void => {
    this.#isCalm = on;
  };

  /** Fits the picture to the canvas. */
  #resize(): void {
    const canvas = this.#canvas;
    const {width, height, density} = measure(canvas);
    const wide = Math.max(1, Math.round(width * density));
    const high = Math.max(1, Math.round(height * density));
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const stage = this.#options.size ?? {width, height};
    const scale = Math.min(wide / stage.width, high / stage.height);
    this.#view = {
      scale,
      left: (wide - stage.width * scale) / 2,
      top: (high - stage.height * scale) / 2,
    };
    this.#world.resize(stage.width, stage.height);
    this.#draw(1);
  }

  readonly count: Stage['count'] = () => {
    const shown = this.#world.things.filter(({age}) => age >= 0).length;
    return {shown, waiting: this.#world.waiting() + this.#loading};
  };

  readonly ready = async (): Promise<void> => {
    while (this.#comings.size > 0) await Promise.all(this.#comings);
  };

  readonly destroy = (): void => {
    this.#generation += 1;
    this.#loop.stop();
    this.#loop.hold('destroyed', true);
    this.#unwatch();
    this.#observer.disconnect();
    this.#world.clear();
    this.#draw(1);
  };

  #draw(share: number): void {
    drawThings(this.#context, this.#world.things, this.#view, this.#sprites, share);
  }

  #loadPhysics(): Promise<void> {
    this.#physics ??= import('matter-js').then(
      ({default: matter}) => {
        this.#world.usePhysics(matter);
        this.#hasPhysics = true;
      },
      () => {
        // The next one that falls tries again.
        this.#physics = undefined;
      },
    );
    return this.#physics;
  }

  /** What has to be there before these can be shown; empty when all is. */
  #missing(items: readonly Item[]): readonly Promise<void>[] {
    const names = items.flatMap(imagesOf).filter((name) => !this.#images.isDone(name));
    const needsPhysics = !this.#hasPhysics && items.some(({effect}) => effect === 'dropper');
    return [...names.map(this.#images.load), ...(needsPhysics ? [this.#loadPhysics()] : [])];
  }

  #show(item: Item, {times = 1, emojis = [], items = []}: FireOptions): void {
    const often = Math.min(MAX_TIMES, Math.max(1, Math.round(times)));
    this.#world.fire(item, {times: often, calm: this.#isCalm, emojis}, items);
    this.#loop.wake();
  }

  async #showLater(waits: readonly Promise<void>[], run: () => void): Promise<void> {
    const own = this.#generation;
    this.#loading += 1;
    await Promise.all(waits);
    this.#loading -= 1;
    if (own === this.#generation) run();
  }
}

/**
 * A stage on a canvas. The canvas is as large as its CSS says; the stage sees to its pixels.
 * @throws Error when the browser has no 2D canvas
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas');
  return new CanvasStage(canvas, context, options);
}
