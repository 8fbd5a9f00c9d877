import type {Item} from '../model';
import {drawThings, type View} from './draw/drawThings.browser';
import {createImages, type Images} from './draw/images.browser';
import {createSprites, type Sprites} from './draw/sprites.browser';
import {createLoop, type Clock, type Loop} from './loop';
import {reachable} from './sim/connector';
import {imagesOf} from './sim/imagesOf';
import {World} from './sim/world';
import {watchVisibility} from './visibility.browser';

export interface StageOptions {
  /** Equal seeds, equal calls and equal times give the same picture. */
  readonly seed: number;
  /** A calm fade in the place of flight and fall (prefers-reduced-motion). */
  readonly reducedMotion: boolean;
  /**
   * The size that pixels of the items mean, as of an OBS source: a small preview of 1920 by 1080
   * shows all of it. The canvas's own size in CSS pixels when not given.
   */
  readonly size?: {readonly width: number; readonly height: number};
  /** Where pictures are, by the names that items use. Names that are not here are taken as URLs. */
  readonly images?: ReadonlyMap<string, string>;
  /**
   * Called when a sound of an item is due, after its delay, with its name as the item has it.
   * The stage itself plays none.
   */
  readonly onSound?: (name: string) => void;
  /** Called once for each picture that cannot be loaded; a star is shown in its place. */
  readonly onMissingImage?: (name: string) => void;
}

export interface FireOptions {
  /** How often at once, as if the comment had said it so many times: 1 to 20. 1 when not given. */
  readonly times?: number;
  /** The items a connector may fire. What is not among them, and what is switched off, stays away. */
  readonly items?: readonly Item[];
  /** Emoji of the comment, for items that take them (`autoPick`). */
  readonly emojis?: readonly string[];
}

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

/** A canvas on which effects play. It draws only while there is something to draw. */
export class Stage {
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

  /** Lets milliseconds pass at once and draws, whether paused or not; for tests and pictures. */
  readonly advance: Loop['advance'];

  /**
   * The canvas is as large as its CSS says; the stage sees to its pixels.
   * @throws Error when the browser has no 2D canvas
   */
  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No 2D canvas');
    this.#canvas = canvas;
    this.#context = context;
    this.#options = options;
    this.#isCalm = options.reducedMotion;
    this.#images = createImages(options.images ?? new Map(), (name) =>
      options.onMissingImage?.(name),
    );
    this.#sprites = createSprites(this.#images);
    const {width, height} = options.size ?? measure(canvas);
    const world = new World({
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

  /**
   * Plays an item, also one that is switched off: whoever fires by hand means it. Pictures and the
   * physics of falling things are loaded at their first use; the effect starts when they are there.
   * A connector that leads back to itself does not fire itself again.
   */
  fire(item: Item, options: FireOptions = {}): void {
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
  }

  /** Holds the picture; time does not pass. Calls do not add up: one `resume` is enough. */
  pause(): void {
    this.#loop.hold('paused', true);
  }

  resume(): void {
    this.#loop.hold('paused', false);
  }

  /** Takes everything away, also what is still to come. */
  clear(): void {
    this.#generation += 1;
    this.#world.clear();
    this.#draw(1);
  }

  /** Holds for what is fired from now on. */
  setReducedMotion(on: boolean): void {
    this.#isCalm = on;
  }

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

  /** Things on the stage and things still to come (delays, pictures being loaded). */
  count(): {readonly shown: number; readonly waiting: number} {
    const shown = this.#world.things.filter(({age}) => age >= 0).length;
    return {shown, waiting: this.#world.waiting() + this.#loading};
  }

  /** Fulfilled when nothing that was fired waits for a picture or for the physics any more. */
  async ready(): Promise<void> {
    while (this.#comings.size > 0) await Promise.all(this.#comings);
  }

  /** Stops, listens to nothing any more and empties the canvas. The stage cannot be used again. */
  destroy(): void {
    this.#generation += 1;
    this.#loop.stop();
    this.#loop.hold('destroyed', true);
    this.#unwatch();
    this.#observer.disconnect();
    this.#world.clear();
    this.#draw(1);
  }

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
