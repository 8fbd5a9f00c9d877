import {createStage, type Stage} from '@site/effects/engine';
import {QUIETEST, type Levels} from '../levels/levels';
import {SIZES, type Settings} from '../settings/settings';
import {drawMeter, HISTORY} from './drawMeter.browser';
import type {EffectChoice} from './effectChoice';
import {playsOf} from './effectItem';
import {faceParts, made} from './elements.browser';
import {openingOf, type Opening} from './mouth';

/** Something that happens on the stage. */
export interface StageFire {
  readonly effect: EffectChoice;
  /** From 0.3 to 1. */
  readonly strength: number;
  readonly shake: boolean;
}

/** What viewers see: effects, meter, mouth and counter. Draws without React: the template does, too. */
export interface PartyStage {
  readonly element: HTMLElement;
  readonly setSettings: (settings: Settings) => void;
  /** What is heard just now; undefined for nothing. */
  readonly setLevels: (levels: Levels | undefined) => void;
  readonly fire: (fire: StageFire) => void;
  readonly setCount: (count: number) => void;
  /** A stage that nobody sees stands still, and nothing is fired on it. */
  readonly setHidden: (isHidden: boolean) => void;
  readonly destroy: () => void;
}

/** Things that fly at once; the oldest leave first. */
const MOST_PARTICLES = 400;
/** dB that a meter falls a second. */
const FALL = 45;
const SHAKE_MS = 500;
const SHAKE_STEPS = 8;

export function createPartyStage(first: Settings, seed: number): PartyStage {
  const element = made('div', 'vparty');
  const world = made('div', 'vparty-world');
  const effects = made('canvas', 'vparty-effects');
  const group = made('div', 'vparty-group');
  const face = made('div', 'vparty-face');
  const side = made('div', 'vparty-side');
  const counter = made('p', 'vparty-count');
  const meter = made('canvas', 'vparty-meter');
  side.append(counter, meter);
  group.append(face, side);
  world.append(group, effects);
  element.append(world);

  const less = window.matchMedia('(prefers-reduced-motion: reduce)');
  let settings = first;
  let levels: Levels | undefined;
  let count = 0;
  let isHidden = false;
  let opening: Opening = 0;
  let shown = {rms: QUIETEST, peak: QUIETEST};
  let history: readonly number[] = [];
  let lastAt = 0;
  let frame = 0;
  let shaking: Animation | undefined;
  let engine: Stage | undefined;
  let engineSize: string | undefined;

  const isReduced = (): boolean => settings.motion === 'less' || less.matches;
  /** The canvas has to be in the page: its size is that of the stage. */
  const engineNow = (): Stage => {
    if (engine !== undefined && engineSize === settings.size) return engine;
    engine?.destroy();
    const {width, height} = SIZES[settings.size];
    engineSize = settings.size;
    engine = createStage(effects, {
      seed,
      reducedMotion: isReduced(),
      maxParticles: MOST_PARTICLES,
      size: {width, height},
    });
    return engine;
  };
  const showCount = (): void => {
    counter.hidden = !settings.counter;
    const number = document.createElement('b');
    number.textContent = String(count);
    counter.replaceChildren(`${settings.counterLabel} `, number, ' 回');
  };
  const applySettings = (): void => {
    group.dataset['place'] = settings.place;
    face.hidden = settings.mouth === 'none';
    face.replaceChildren(...faceParts(settings));
    face.dataset['open'] = String(opening);
    meter.hidden = settings.meter === 'none';
    meter.dataset['kind'] = settings.meter;
    engine?.setReducedMotion(isReduced());
    showCount();
  };
  const follow = (seconds: number): void => {
    const fall = FALL * seconds;
    shown = {
      rms: Math.max(levels?.rms.all ?? QUIETEST, shown.rms - fall, QUIETEST),
      peak: Math.max(levels?.peak.all ?? QUIETEST, shown.peak - fall, QUIETEST),
    };
    history = [...history, shown.rms].slice(-HISTORY);
    const next = openingOf(levels, opening, settings);
    if (next !== opening) {
      opening = next;
      face.dataset['open'] = String(next);
    }
  };
  const draw = (): void => {
    const now = performance.now();
    follow(Math.min(0.1, (now - lastAt) / 1000));
    lastAt = now;
    if (settings.meter !== 'none') {
      const {clientWidth, clientHeight} = meter;
      const scale = Math.min(2, window.devicePixelRatio);
      const [width, height] = [clientWidth, clientHeight].map((side) => Math.round(side * scale));
      if (meter.width !== width && width !== undefined) meter.width = width;
      if (meter.height !== height && height !== undefined) meter.height = height;
      const ink = meter.getContext('2d');
      if (ink !== null) drawMeter(ink, settings.meter, {...shown, history});
    }
    frame = window.requestAnimationFrame(draw);
  };
  const run = (): void => {
    window.cancelAnimationFrame(frame);
    if (isHidden) return;
    lastAt = performance.now();
    frame = window.requestAnimationFrame(draw);
  };
  const shake = (strength: number): void => {
    if (isReduced() || settings.shake === 0) return;
    const far = (settings.shake / 100) * 4 * strength;
    // Less and less, to and fro; percent of the stage's own size.
    const steps = Array.from({length: SHAKE_STEPS}, (_, index) => {
      const left = far * (1 - index / SHAKE_STEPS) * (index % 2 === 0 ? 1 : -1);
      return {transform: `translate(${left}%, ${-left / 2}%)`};
    });
    shaking?.cancel();
    shaking = world.animate([{transform: 'none'}, ...steps, {transform: 'none'}], SHAKE_MS);
  };

  applySettings();
  run();
  return {
    element,
    setSettings(next) {
      settings = next;
      applySettings();
    },
    setLevels(next) {
      levels = next;
    },
    fire(fire) {
      if (isHidden || !element.isConnected) return;
      for (const {item, times} of playsOf(fire.effect, fire.strength)) {
        engineNow().fire(item, {times});
      }
      if (fire.shake) shake(fire.strength);
    },
    setCount(next) {
      count = next;
      showCount();
    },
    setHidden(next) {
      if (next === isHidden) return;
      // The effects see to that by themselves.
      isHidden = next;
      run();
    },
    destroy() {
      window.cancelAnimationFrame(frame);
      shaking?.cancel();
      engine?.destroy();
      element.remove();
    },
  };
}
