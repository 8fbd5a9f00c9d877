import {createListeners, createStore, type Watched} from '@komebiyori/lib/store';
import {levelFor, loudestFor, type Levels} from '../levels/levels';
import type {StartLevels} from '../levels/startLevels.browser';
import {createRuleEngine, type Fire, type RulePhase} from '../rules/engine';
import type {Rule} from '../rules/rule';
import {DEMO_LENGTH, demoLevels} from './demo';
import {createObsSource, type ObsSource} from './obs.browser';
import {MOST_INPUTS} from './obsInputs';
import {createMicrophone, createTabSound, type SoundSource} from './sound.browser';
import {createSourceClock} from './sourceClock';
import {ANY, obsSource, type SourceId} from './sourceIds';

interface Options {
  /** How the page hears; undefined where it cannot. */
  readonly startLevels: StartLevels | undefined;
  /** Of the microphone that was chosen. */
  readonly deviceId: () => string;
  readonly onRenamed: (from: SourceId, to: SourceId) => void;
}

interface Entry {
  readonly levels: Levels;
  readonly at: number;
}

/** ms; what has not been heard of so long is gone. */
const GONE = 1000;
const DEMO_EVERY = 20;
/** dB of the peak; what is below is nothing. */
const SILENT = -90;

/** All sources, and the rules that listen to them. */
export class Hub {
  readonly obs: ObsSource;
  /** Not there where pages cannot hear by themselves (the template in OBS). */
  readonly mic: SoundSource | undefined;
  readonly tab: SoundSource | undefined;
  readonly #isDemo = createStore(false);
  readonly isDemo: Watched<boolean> = this.#isDemo;
  readonly #entries = new Map<SourceId, Entry>();
  readonly #soundAt = new Map<SourceId, number>();
  readonly #fires = createListeners<Fire>();
  readonly #looks = createListeners();
  readonly #engine = createRuleEngine(Math.random, () => this.#topOnly);
  readonly #stops: readonly ((() => void) | undefined)[];
  #topOnly = true;
  /** Of the last look, in ms. */
  #latest = 0;
  #demoTimer = 0;

  constructor({startLevels, deviceId, onRenamed}: Options) {
    const obs = createObsSource({
      onLevels: (levels) => {
        this.#forgetGone();
        for (const [name, one] of levels) this.#take(obsSource(name), one);
        this.#look(performance.now());
      },
      onRenamed: (from, to) => {
        this.#drop((id) => id === obsSource(from));
        onRenamed(obsSource(from), obsSource(to));
      },
    });
    this.obs = obs;
    this.mic = startLevels && createMicrophone(deviceId, startLevels, this.#hears('mic'));
    this.tab = startLevels && createTabSound(startLevels, this.#hears('tab'));
    this.#stops = [
      obs.state.subscribe(() => {
        if (obs.state.get().kind !== 'connected') this.#drop((id) => id.startsWith('obs:'));
      }),
      ...(['mic', 'tab'] as const).map((id) => {
        const source = this[id];
        return source?.state.subscribe(() => {
          if (source.state.get().kind !== 'running') this.#drop((one) => one === id);
        });
      }),
    ];
  }

  readonly onFire = this.#fires.add;
  /** After each look at a source. */
  readonly onLevels = this.#looks.add;

  readonly setDemo = (isOn: boolean): void => {
    window.clearInterval(this.#demoTimer);
    this.#isDemo.set(isOn);
    this.#drop((id) => id === 'demo');
    if (!isOn) return;
    const start = performance.now();
    this.#demoTimer = window.setInterval(() => {
      const now = performance.now();
      this.#take('demo', demoLevels((now - start) % DEMO_LENGTH));
      this.#look(now);
    }, DEMO_EVERY);
  };

  /** The sources that sound just now. */
  sources(): readonly SourceId[] {
    return this.#fresh().map(([id]) => id);
  }

  /** What a source, or the loudest of `any`, sounds like just now. */
  heard(source: string): Levels | undefined {
    if (source !== ANY) return this.#freshOf(source);
    let loudest: Levels | undefined;
    for (const [, one] of this.#fresh())
      if (loudest === undefined || one.rms.all > loudest.rms.all) loudest = one;
    return loudest;
  }

  /** ms since a source was not silent; 0 while it is heard, undefined when it is not there. */
  quietFor(source: SourceId): number | undefined {
    const at = this.#soundAt.get(source);
    return at === undefined ? undefined : performance.now() - at;
  }

  setRules(rules: readonly Rule[], topOnly: boolean): void {
    this.#topOnly = topOnly;
    this.#engine.setRules(rules);
  }

  phaseOf(id: string): RulePhase {
    return this.#engine.phaseOf(id, performance.now());
  }

  close(): void {
    for (const stop of this.#stops) stop?.();
    this.setDemo(false);
    this.obs.disconnect();
    this.mic?.stop();
    this.tab?.stop();
    this.#fires.clear();
    this.#looks.clear();
  }

  /** What is heard just now. */
  #fresh(): (readonly [SourceId, Levels])[] {
    const now = performance.now();
    return [...this.#entries].flatMap(([id, {levels, at}]) =>
      now - at < GONE ? [[id, levels] as const] : [],
    );
  }

  /** One of them, without a look at the others: each picture of each bar asks. */
  #freshOf(id: string): Levels | undefined {
    const entry = this.#entries.get(id as SourceId);
    return entry !== undefined && performance.now() - entry.at < GONE ? entry.levels : undefined;
  }

  #levelOf(rule: Rule): number | undefined {
    if (rule.source === ANY) {
      return loudestFor(
        this.#fresh().map(([, levels]) => levels),
        rule,
      );
    }
    const levels = this.#freshOf(rule.source);
    return levels === undefined ? undefined : levelFor(levels, rule);
  }

  #take(id: SourceId, levels: Levels): void {
    const now = performance.now();
    this.#entries.set(id, {levels, at: now});
    if (levels.peak.all > SILENT || !this.#soundAt.has(id)) this.#soundAt.set(id, now);
  }

  #look(at: number): void {
    this.#latest = Math.max(this.#latest, at);
    for (const fire of this.#engine.step(this.#latest, (rule) => this.#levelOf(rule))) {
      this.#fires.tell(fire);
    }
    this.#looks.tell();
  }

  /** Inputs with new names each time fill no memory; those of OBS are few, and keep how long they are silent. */
  #forgetGone(): void {
    if (this.#entries.size < MOST_INPUTS) return;
    const fresh = new Set(this.sources());
    this.#drop((id) => !fresh.has(id));
  }

  #drop(isMeant: (id: SourceId) => boolean): void {
    for (const id of [...this.#entries.keys()].filter(isMeant)) {
      this.#entries.delete(id);
      this.#soundAt.delete(id);
    }
  }

  #hears(id: 'mic' | 'tab') {
    const clock = createSourceClock();
    return ({at, levels}: {readonly at: number; readonly levels: Levels}): void => {
      this.#take(id, levels);
      this.#look(clock(at, performance.now()));
    };
  }
}
