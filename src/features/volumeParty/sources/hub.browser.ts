import {createStore, type Watched} from '@site/src/lib/store';
import {levelFor, loudestFor, type Levels} from '../levels/levels';
import type {StartLevels} from '../levels/startLevels';
import {createRuleEngine, type Fire, type RulePhase} from '../rules/engine';
import type {Rule} from '../rules/rule';
import {DEMO_LENGTH, demoLevels} from './demo';
import {createObsSource, type ObsSource} from './obs.browser';
import {createMicrophone, createTabSound, type SoundSource} from './sound.browser';
import {createSourceClock} from './sourceClock';
import {ANY, obsSource, type SourceId} from './sourceIds';

/** All sources, and the rules that listen to them. */
export interface Hub {
  readonly obs: ObsSource;
  /** Not there where pages cannot hear by themselves (the template in OBS). */
  readonly mic: SoundSource | undefined;
  readonly tab: SoundSource | undefined;
  readonly isDemo: Watched<boolean>;
  readonly setDemo: (isOn: boolean) => void;
  /** The sources that sound just now. */
  readonly sources: () => readonly SourceId[];
  /** What a source, or the loudest of `any`, sounds like just now. */
  readonly heard: (source: string) => Levels | undefined;
  /** ms since a source was not silent; 0 while it is heard, undefined when it is not there. */
  readonly quietFor: (source: SourceId) => number | undefined;
  readonly setRules: (rules: readonly Rule[], topOnly: boolean) => void;
  readonly phaseOf: (id: string) => RulePhase;
  readonly onFire: (listener: (fire: Fire) => void) => () => void;
  /** After each look at a source. */
  readonly onLevels: (listener: () => void) => () => void;
  readonly close: () => void;
}

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

export function createHub({startLevels, deviceId, onRenamed}: Options): Hub {
  const entries = new Map<SourceId, Entry>();
  const soundAt = new Map<SourceId, number>();
  const fireListeners = new Set<(fire: Fire) => void>();
  const levelListeners = new Set<() => void>();
  let topOnly = true;
  const engine = createRuleEngine(Math.random, () => topOnly);
  let latest = 0;

  const fresh = (): (readonly [SourceId, Levels])[] => {
    const now = performance.now();
    return [...entries].flatMap(([id, {levels, at}]) =>
      now - at < GONE ? [[id, levels] as const] : [],
    );
  };
  const levelOf = (rule: Rule): number | undefined => {
    const all = fresh();
    if (rule.source === ANY) {
      return loudestFor(
        all.map(([, levels]) => levels),
        rule,
      );
    }
    const [, levels] = all.find(([id]) => id === rule.source) ?? [];
    return levels === undefined ? undefined : levelFor(levels, rule);
  };
  const take = (id: SourceId, levels: Levels): void => {
    const now = performance.now();
    entries.set(id, {levels, at: now});
    if (levels.peak.all > SILENT || !soundAt.has(id)) soundAt.set(id, now);
  };
  const look = (at: number): void => {
    latest = Math.max(latest, at);
    for (const fire of engine.step(latest, levelOf)) {
      for (const listener of fireListeners) listener(fire);
    }
    for (const listener of levelListeners) listener();
  };
  const drop = (isMeant: (id: SourceId) => boolean): void => {
    for (const id of [...entries.keys()].filter(isMeant)) {
      entries.delete(id);
      soundAt.delete(id);
    }
  };

  const obs = createObsSource({
    onLevels: (levels) => {
      for (const [name, one] of levels) take(obsSource(name), one);
      look(performance.now());
    },
    onRenamed: (from, to) => {
      drop((id) => id === obsSource(from));
      onRenamed(obsSource(from), obsSource(to));
    },
  });
  const hears = (id: 'mic' | 'tab') => {
    const clock = createSourceClock();
    return ({at, levels}: {readonly at: number; readonly levels: Levels}): void => {
      take(id, levels);
      look(clock(at, performance.now()));
    };
  };
  const mic = startLevels && createMicrophone(deviceId, startLevels, hears('mic'));
  const tab = startLevels && createTabSound(startLevels, hears('tab'));
  const isDemo = createStore(false);
  let demoTimer = 0;
  const setDemo = (isOn: boolean): void => {
    window.clearInterval(demoTimer);
    isDemo.set(isOn);
    drop((id) => id === 'demo');
    if (!isOn) return;
    const start = performance.now();
    demoTimer = window.setInterval(() => {
      const now = performance.now();
      take('demo', demoLevels((now - start) % DEMO_LENGTH));
      look(now);
    }, DEMO_EVERY);
  };
  const stops = [
    obs.state.subscribe(() => {
      if (obs.state.get().kind !== 'connected') drop((id) => id.startsWith('obs:'));
    }),
    ...(['mic', 'tab'] as const).map((id) => {
      const source = id === 'mic' ? mic : tab;
      return source?.state.subscribe(() => {
        if (source.state.get().kind !== 'running') drop((one) => one === id);
      });
    }),
  ];

  return {
    obs,
    mic,
    tab,
    isDemo,
    setDemo,
    sources: () => fresh().map(([id]) => id),
    heard(source) {
      const all = fresh();
      if (source !== ANY) return all.find(([id]) => id === source)?.[1];
      return all.map(([, levels]) => levels).sort((a, b) => b.rms.all - a.rms.all)[0];
    },
    quietFor(source) {
      const at = soundAt.get(source);
      return at === undefined ? undefined : performance.now() - at;
    },
    setRules(rules, isTopOnly) {
      topOnly = isTopOnly;
      engine.setRules(rules);
    },
    phaseOf: (id) => engine.phaseOf(id, performance.now()),
    onFire: (listener) => {
      fireListeners.add(listener);
      return () => {
        fireListeners.delete(listener);
      };
    },
    onLevels: (listener) => {
      levelListeners.add(listener);
      return () => {
        levelListeners.delete(listener);
      };
    },
    close() {
      for (const stop of stops) stop?.();
      setDemo(false);
      obs.disconnect();
      mic?.stop();
      tab?.stop();
      fireListeners.clear();
      levelListeners.clear();
    },
  };
}
