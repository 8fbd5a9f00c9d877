import {createAppLink, keptAddress, onRestored} from '@site/src/browser/appLink.browser';
import type {AppLink} from '@site/src/lib/appLink/link';
import {change as changed, redo, startHistory, undo, type History} from '@site/src/lib/history';
import {createStore, type Watched} from '@site/src/lib/store';
import {startLevels} from '../levels/startLevels.browser';
import {createRelay} from '../relay/relay.browser';
import {renameSource, withThresholds, type Rules} from '../rules/editRules';
import type {Fire} from '../rules/engine';
import type {Rule} from '../rules/rule';
import {loadSettings, onOtherTab} from '../settings/keptSettings.browser';
import {forgetPassword, keepPassword, loadPassword} from '../settings/obsPassword.browser';
import type {Settings} from '../settings/settings';
import {createHub, type Hub} from '../sources/hub.browser';
import {isObsWanted} from '../sources/obsState';
import type {StageFire} from '../stage/partyStage.browser';
import {createCalibrator, type Calibrator} from './calibrator.browser';
import {logged, settled, type FireEntry, type WordOutcome} from './fireLog';

/** What a change is called, and the control that makes it. */
interface Made {
  readonly label: string;
  readonly tag?: string;
}

/** Everything that the page has. */
export interface PartyTool {
  readonly hub: Hub;
  readonly link: AppLink;
  readonly calibrator: Calibrator;
  readonly history: Watched<History<Settings>>;
  readonly settings: Watched<Settings>;
  readonly change: (some: Partial<Settings>, made: Made) => void;
  readonly changeRules: (edit: (rules: Rules) => Rules, made: Made) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly log: Watched<readonly FireEntry[]>;
  readonly count: Watched<number>;
  readonly resetCount: () => void;
  /** Lets a rule do what it does, without a sound. */
  readonly tryRule: (rule: Rule) => void;
  readonly onStage: (listener: (fire: StageFire) => void) => () => void;
  readonly connectObs: (password: string) => void;
  readonly disconnectObs: () => void;
  readonly close: () => void;
}

/** ms between the levels that overlays are told. */
const TELL_EVERY = 50;
/** ms; overlays that OBS reaches cannot ask. */
const SETTINGS_EVERY = 5000;

export const newId = (): string => crypto.randomUUID().slice(0, 8);

/** Makes the tool; nothing is asked for before somebody presses something. */
export function createPartyTool(): PartyTool {
  const history = createStore(startHistory(loadSettings()));
  const settings = createStore(history.get().present.value);
  const log = createStore<readonly FireEntry[]>([]);
  const count = createStore(0);
  const stageListeners = new Set<(fire: StageFire) => void>();
  const link = createAppLink({address: keptAddress('network'), topics: []});
  const sender = newId();
  let fires = 0;

  const apply = (next: History<Settings>): void => {
    history.set(next);
    settings.set(next.present.value);
  };
  const change = (some: Partial<Settings>, made: Made): void => {
    const value = {...settings.get(), ...some};
    apply(changed(history.get(), value, {...made, at: performance.now()}));
  };
  const changeRules = (edit: (rules: Rules) => Rules, made: Made): void => {
    const rules = edit(settings.get().rules);
    if (rules !== settings.get().rules) change({rules}, made);
  };
  const hub = createHub({
    startLevels,
    deviceId: () => settings.get().deviceId,
    onRenamed: (from, to) => {
      changeRules((rules) => renameSource(rules, from, to), {label: 'OBSの入力の名前'});
      if (settings.get().meterSource === from) change({meterSource: to}, {label: 'メーターの音源'});
    },
  });
  const relay = createRelay((packet) => {
    if (packet.kind === 'hello') tellSettings();
  }, hub.obs.emit);
  const tellSettings = (): void => {
    // Pictures are too large to be told again and again.
    relay.send({kind: 'settings', settings: {...settings.get(), mouthImages: ['', '', '']}});
    relay.send({kind: 'count', count: count.get()});
  };

  const sendWord = async (id: number, key: string): Promise<void> => {
    const body = {reactions: [{key, value: 1}], effect: true};
    const {kind} = await link.post('/api/reactions', body);
    log.set(settled(log.get(), id, kind));
  };
  const play = (fire: Fire, isTrial: boolean): void => {
    const {rule, strength} = fire;
    fires += 1;
    if (rule.counts) count.set(count.get() + 1);
    const isLinked = link.state.get().kind === 'connected';
    const outcome: WordOutcome = rule.word === '' ? undefined : isLinked ? 'sending' : 'not-linked';
    log.set(logged(log.get(), fire, {id: fires, isTrial, outcome}));
    if (outcome === 'sending') void sendWord(fires, rule.word);
    const {effect, shake} = rule;
    for (const listener of stageListeners) listener({effect, strength, shake});
    const id = `${sender}:${fires}`;
    relay.send({kind: 'fire', id, effect, strength, shake, count: count.get()});
  };

  const setRules = (): void => {
    const {rules, topOnly} = settings.get();
    hub.setRules(rules, topOnly);
  };
  setRules();
  let toldAt = 0;
  const stops = [
    onRestored(() => {
      if (!isObsWanted(hub.obs.state.get())) return;
      const {obsAddress} = settings.get();
      hub.obs.disconnect();
      // One that asks for no password has none to be kept.
      hub.obs.connectIfGranted(obsAddress, loadPassword(obsAddress) ?? '');
    }),
    // Else this tab would keep its older settings over them.
    onOtherTab((other) => {
      change(other, {label: '別のタブでの変更'});
    }),
    settings.subscribe(() => {
      setRules();
      tellSettings();
    }),
    hub.onFire((fire) => {
      play(fire, false);
    }),
    hub.onLevels(() => {
      const now = performance.now();
      const levels = hub.heard(settings.get().meterSource);
      if (now - toldAt < TELL_EVERY || levels === undefined) return;
      toldAt = now;
      relay.send({kind: 'levels', rms: levels.rms.all, peak: levels.peak.all});
    }),
  ];
  const ticker = window.setInterval(tellSettings, SETTINGS_EVERY);

  return {
    hub,
    link,
    history,
    settings,
    change,
    changeRules,
    log,
    count,
    calibrator: createCalibrator(hub, (thresholds, source) => {
      changeRules((rules) => withThresholds(rules, thresholds, source, newId), {
        label: 'しきい値の自動調整',
      });
    }),
    undo: () => {
      apply(undo(history.get()));
    },
    redo: () => {
      apply(redo(history.get()));
    },
    resetCount: () => {
      count.set(0);
      relay.send({kind: 'count', count: 0});
    },
    tryRule: (rule) => {
      play({rule, at: performance.now(), level: rule.threshold, strength: 1}, true);
    },
    onStage: (listener) => {
      stageListeners.add(listener);
      return () => {
        stageListeners.delete(listener);
      };
    },
    connectObs: (password) => {
      const {obsAddress} = settings.get();
      keepPassword(obsAddress, password);
      hub.obs.connect(obsAddress, password);
    },
    disconnectObs: () => {
      forgetPassword();
      hub.obs.disconnect();
    },
    close() {
      window.clearInterval(ticker);
      for (const stop of stops) stop();
      relay.close();
      hub.close();
      link.close();
    },
  };
}

/** Connects as in this tab before, where nobody has to be asked. */
export function connectAgain({link, hub, settings}: PartyTool): void {
  void link.connectIfGranted();
  const {obsAddress} = settings.get();
  const password = loadPassword(obsAddress);
  if (password !== undefined) hub.obs.connectIfGranted(obsAddress, password);
}
