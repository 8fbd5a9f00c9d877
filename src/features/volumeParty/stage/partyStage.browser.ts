import {Stage} from '@komebiyori/effects/engine';
import {html} from '@site/src/browser/elements.browser';
import {QUIETEST, type Levels} from '../levels/levels';
import {SIZES, type Settings} from '../settings/settings';
import {drawMeter, HISTORY} from './drawMeter.browser';
import type {EffectChoice} from './effectChoice';
import {playsOf} from './effectItem';
import {faceParts} from './elements.browser';
import {openingOf, type Opening} from './mouth';

/** Something that happens on the stage. */
export interface StageFire {
  readonly effect: EffectChoice;
  /** From 0.3 to 1. */
  readonly strength: number;
  readonly shake: boolean;
}

/** dB that a meter falls a second. */
const FALL = 45;
const SHAKE_MS = 500;
const SHAKE_STEPS = 8;

/** Less and less, to and fro; percent of the stage's own size. */
function shakeSteps(far: number): readonly Keyframe[] {
  return Array.from({length: SHAKE_STEPS}, (_, index) => {
    const left = far * (1 - index / SHAKE_STEPS) * (index % 2 === 0 ? 1 : -1);
    return {transform: `translate(${left}%, ${-left / 2}%)`};
  });
}

/** What viewers see: effects, meter, mouth and counter. Draws without React: the template does, too. */
export class PartyStage {
  readonly element = html('div', 'vparty');
  readonly #world = html('div', 'vparty-world');
  readonly #effects = html('canvas', 'vparty-effects');
  readonly #group = html('div', 'vparty-group');
  readonly #face = html('div', 'vparty-face');
  readonly #counter = html('p', 'vparty-count');
  readonly #meter = html('canvas', 'vparty-meter');
  readonly #less = window.matchMedia('(prefers-reduced-motion: reduce)');
  readonly #seed: number;
  #settings: Settings;
  #levels: Levels | undefined;
  #count = 0;
  #isHidden = false;
  #opening: Opening = 0;
  #shown = {rms: QUIETEST, peak: QUIETEST};
  #history: readonly number[] = [];
  #lastAt = 0;
  #frame = 0;
  #shaking: Animation | undefined;
  #engine: Stage | undefined;
  #engineSize: string | undefined;

  constructor(settings: Settings, seed: number) {
    this.#settings = settings;
    this.#seed = seed;
    this.#group.append(this.#face, html('div', 'vparty-side', this.#counter, this.#meter));
    // Pictures without words: of what is drawn, the counter alone can be read.
    for (const drawn of [this.#face, this.#meter, this.#effects]) drawn.ariaHidden = 'true';
    this.#world.append(this.#group, this.#effects);
    this.element.append(this.#world);
    this.#applySettings();
    this.#run();
  }

  setSettings(next: Settings): void {
    this.#settings = next;
    this.#applySettings();
  }

  /** What is heard just now; undefined for nothing. */
  setLevels(next: Levels | undefined): void {
    this.#levels = next;
  }

  readonly fire = ({effect, strength, shake}: StageFire): void => {
    if (this.#isHidden || !this.element.isConnected) return;
    for (const {item, times} of playsOf(effect, strength)) {
      this.#engineNow().fire(item, {times});
    }
    if (shake) this.#shake(strength);
  };

  setCount(next: number): void {
    this.#count = next;
    this.#showCount();
  }

  /** A stage that nobody sees stands still, and nothing is fired on it. */
  setHidden(next: boolean): void {
    if (next === this.#isHidden) return;
    // The effects see to that by themselves.
    this.#isHidden = next;
    this.#run();
  }

  destroy(): void {
    window.cancelAnimationFrame(this.#frame);
    this.#shaking?.cancel();
    this.#engine?.destroy();
    this.element.remove();
  }

  get #isReduced(): boolean {
    return this.#settings.motion === 'less' || this.#less.matches;
  }

  /** The canvas has to be in the page: its size is that of the stage. */
  #engineNow(): Stage {
    const {size} = this.#settings;
    if (this.#engine !== undefined && this.#engineSize === size) return this.#engine;
    this.#engine?.destroy();
    this.#engineSize = size;
    this.#engine = new Stage(this.#effects, {
      seed: this.#seed,
      reducedMotion: this.#isReduced,
      size: SIZES[size],
    });
    return this.#engine;
  }

  #showCount(): void {
    const {counter, counterLabel} = this.#settings;
    this.#counter.hidden = !counter;
    const number = document.createElement('b');
    number.textContent = String(this.#count);
    this.#counter.replaceChildren(`${counterLabel} `, number, ' 回');
  }

  #applySettings(): void {
    const {place, mouth, meter} = this.#settings;
    this.#group.dataset['place'] = place;
    this.#face.hidden = mouth === 'none';
    this.#face.replaceChildren(...faceParts(this.#settings));
    this.#face.dataset['open'] = String(this.#opening);
    this.#meter.hidden = meter === 'none';
    this.#meter.dataset['kind'] = meter;
    this.#engine?.setReducedMotion(this.#isReduced);
    this.#showCount();
  }

  #follow(seconds: number): void {
    const fall = FALL * seconds;
    const {rms, peak} = this.#shown;
    this.#shown = {
      rms: Math.max(this.#levels?.rms.all ?? QUIETEST, rms - fall, QUIETEST),
      peak: Math.max(this.#levels?.peak.all ?? QUIETEST, peak - fall, QUIETEST),
    };
    this.#history = [...this.#history, this.#shown.rms].slice(-HISTORY);
    const next = openingOf(this.#levels, this.#opening, this.#settings);
    if (next === this.#opening) return;
    this.#opening = next;
    this.#face.dataset['open'] = String(next);
  }

  #drawMeter(kind: Exclude<Settings['meter'], 'none'>): void {
    const canvas = this.#meter;
    const {clientWidth, clientHeight} = canvas;
    const scale = Math.min(2, window.devicePixelRatio);
    const [width, height] = [clientWidth, clientHeight].map((side) => Math.round(side * scale));
    if (canvas.width !== width && width !== undefined) canvas.width = width;
    if (canvas.height !== height && height !== undefined) canvas.height = height;
    const ink = canvas.getContext('2d');
    if (ink !== null) drawMeter(ink, kind, {...this.#shown, history: this.#history});
  }

  readonly #draw = (): void => {
    const now = performance.now();
    this.#follow(Math.min(0.1, (now - this.#lastAt) / 1000));
    this.#lastAt = now;
    const {meter} = this.#settings;
    if (meter !== 'none') this.#drawMeter(meter);
    this.#frame = window.requestAnimationFrame(this.#draw);
  };

  #run(): void {
    window.cancelAnimationFrame(this.#frame);
    if (this.#isHidden) return;
    this.#lastAt = performance.now();
    this.#frame = window.requestAnimationFrame(this.#draw);
  }

  #shake(strength: number): void {
    const {shake} = this.#settings;
    if (this.#isReduced || shake === 0) return;
    const steps = shakeSteps((shake / 100) * 4 * strength);
    this.#shaking?.cancel();
    this.#shaking = this.#world.animate(
      [{transform: 'none'}, ...steps, {transform: 'none'}],
      SHAKE_MS,
    );
  }
}
