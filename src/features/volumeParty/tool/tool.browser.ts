import {createAppLink, onRestored} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import {createUndoable} from '@site/src/browser/undoable.browser';
import type {Change} from '@site/src/lib/history';
import {createListeners, createStore, type Watched} from '@komebiyori/lib/store';
import {startLevels} from '../levels/startLevels.browser';
import {CHANNEL, type Packet} from '../relay/packet';
import {createRelay, type Relay} from '../relay/relay.browser';
import {renameSource, withThresholds, type Rules} from '../rules/editRules';
import type {Fire} from '../rules/engine';
import type {Rule} from '../rules/rule';
import {forgetPassword, keepPassword, keptSettings, loadPassword} from '../settings/kept.browser';
import type {Settings} from '../settings/settings';
import {Hub} from '../sources/hub.browser';
import {isObsWanted} from '@komebiyori/obs-link/state';
import {createTurn} from '@komebiyori/obs-link/turn';
import type {SourceId} from '../sources/sourceIds';
import type {StageFire} from '../stage/partyStage.browser';
import {createCalibrator, type Calibrator} from './calibrator.browser';
import {logged, settled, type FireEntry, type WordOutcome} from './fireLog';

/** ms between the levels that overlays are told. */
const TELL_EVERY = 50;
/** ms; overlays that OBS reaches cannot ask. */
const SETTINGS_EVERY = 5000;

export const newId = (): string => crypto.randomUUID().slice(0, 8);

/** Everything that the page has. Nothing is asked for before somebody presses something. */
export class PartyTool {
  readonly hub: Hub;
  readonly link = createAppLink({address: keptAddress('network'), topics: []});
  /** Of the tabs that are connected to OBS only one tells the overlays: else all comes twice. */
  readonly turn = createTurn(CHANNEL);
  readonly calibrator: Calibrator;
  readonly #edits = createUndoable(keptSettings.load());
  readonly history = this.#edits.history;
  readonly settings = this.#edits.value;
  readonly undo = this.#edits.undo;
  readonly redo = this.#edits.redo;
  readonly #log = createStore<readonly FireEntry[]>([]);
  readonly log: Watched<readonly FireEntry[]> = this.#log;
  readonly #count = createStore(0);
  readonly count: Watched<number> = this.#count;
  readonly #relay: Relay;
  readonly #stage = createListeners<StageFire>();
  readonly #stops: readonly (() => void)[];
  readonly #ticker: number;
  /** Of this page, among those that tell the overlays. */
  readonly #sender = newId();
  #fires = 0;
  /** When overlays were told the levels, in ms. */
  #toldAt = 0;

  constructor() {
    this.hub = new Hub({
      startLevels,
      deviceId: () => this.settings.get().deviceId,
      onRenamed: (from, to) => {
        this.#renamed(from, to);
      },
    });
    const {hub, settings} = this;
    this.#relay = createRelay((packet) => {
      this.#receive(packet);
    }, hub.obs.emit);
    this.calibrator = createCalibrator(hub, (thresholds, source) => {
      this.changeRules((rules) => withThresholds(rules, thresholds, source, newId), {
        label: 'しきい値の自動調整',
      });
    });
    this.#setRules();
    this.#stops = [
      onRestored(() => {
        this.#connectObsAgain();
      }),
      // Else this tab would keep its older settings over them.
      keptSettings.onElsewhere((other) => {
        this.change(other, {label: '別のタブでの変更'});
      }),
      settings.subscribe(() => {
        this.#setRules();
        this.#tellSettings();
      }),
      hub.obs.state.subscribe(() => {
        this.#askTurn();
      }),
      this.turn.state.subscribe(() => {
        this.#tellSettings();
      }),
      hub.onFire((fire) => {
        this.#play(fire, false);
      }),
      hub.onLevels(() => {
        this.#tellLevels();
      }),
    ];
    this.#ticker = window.setInterval(() => {
      this.#tellSettings();
    }, SETTINGS_EVERY);
  }

  readonly onStage = this.#stage.add;

  change(some: Partial<Settings>, made: Change): void {
    this.#edits.change((settings) => ({...settings, ...some}), made);
  }

  changeRules(edit: (rules: Rules) => Rules, made: Change): void {
    const rules = edit(this.settings.get().rules);
    if (rules !== this.settings.get().rules) this.change({rules}, made);
  }

  readonly resetCount = (): void => {
    this.#count.set(0);
    this.#tell({kind: 'count', count: 0});
  };

  /** Lets a rule do what it does, without a sound. */
  tryRule(rule: Rule): void {
    this.#play({rule, at: performance.now(), level: rule.threshold, strength: 1}, true);
  }

  connectObs(password: string): void {
    const {obsAddress} = this.settings.get();
    keepPassword(obsAddress, password);
    this.hub.obs.connect(obsAddress, password);
  }

  disconnectObs(): void {
    forgetPassword();
    this.hub.obs.disconnect();
  }

  readonly close = (): void => {
    window.clearInterval(this.#ticker);
    for (const stop of this.#stops) stop();
    this.turn.leave();
    this.#relay.close();
    this.hub.close();
    this.link.close();
  };

  #renamed(from: SourceId, to: SourceId): void {
    // One step, however often: names that change all the time would push all others out of the history.
    const step = {label: 'OBSの入力の名前', tag: 'obsInputName'};
    this.changeRules((rules) => renameSource(rules, from, to), step);
    if (this.settings.get().meterSource === from) this.change({meterSource: to}, step);
  }

  #setRules(): void {
    const {rules, topOnly} = this.settings.get();
    this.hub.setRules(rules, topOnly);
  }

  /** The page comes back from the browser's store of pages, where connections do not last. */
  #connectObsAgain(): void {
    const {obs} = this.hub;
    if (!isObsWanted(obs.state.get())) return;
    const {obsAddress} = this.settings.get();
    obs.disconnect();
    // One that asks for no password has none to be kept.
    obs.connectIfGranted(obsAddress, loadPassword(obsAddress) ?? '');
  }

  /** That which connects has the turn, and keeps it while OBS is away. */
  #askTurn(): void {
    const now = this.hub.obs.state.get();
    if (!isObsWanted(now)) this.turn.leave();
    else if (now.kind === 'connected' && this.turn.state.get() === 'off') this.turn.take();
  }

  #isPaused(): boolean {
    return this.turn.state.get() === 'elsewhere';
  }

  #receive(packet: Packet): void {
    if (packet.kind === 'hello') this.#tellSettings();
    // Whichever tab goes on counts on.
    const isCount = packet.kind === 'count' || packet.kind === 'fire';
    if (isCount && this.#isPaused()) this.#count.set(packet.count);
  }

  /** Tells the overlays, unless another tab does. */
  #tell(packet: Packet): void {
    if (!this.#isPaused()) this.#relay.send(packet);
  }

  #tellSettings(): void {
    // Pictures are too large to be told again and again.
    const settings = {...this.settings.get(), mouthImages: ['', '', '']} as const;
    this.#tell({kind: 'settings', settings});
    this.#tell({kind: 'count', count: this.count.get()});
  }

  #tellLevels(): void {
    const now = performance.now();
    const levels = this.hub.heard(this.settings.get().meterSource);
    if (now - this.#toldAt < TELL_EVERY || levels === undefined) return;
    this.#toldAt = now;
    this.#tell({kind: 'levels', rms: levels.rms.all, peak: levels.peak.all});
  }

  async #sendWord(id: number, key: string): Promise<void> {
    const body = {reactions: [{key, value: 1}], effect: true};
    const {kind} = await this.link.post('/api/reactions', body);
    this.#log.set(settled(this.log.get(), id, kind));
  }

  #play(fire: Fire, isTrial: boolean): void {
    const {rule, strength} = fire;
    this.#fires += 1;
    const isPaused = this.#isPaused();
    if (rule.counts && !isPaused) this.#count.set(this.count.get() + 1);
    const isLinked = this.link.state.get().kind === 'connected';
    const hasWord = rule.word !== '' && (isTrial || !isPaused);
    const outcome: WordOutcome = !hasWord ? undefined : isLinked ? 'sending' : 'not-linked';
    this.#log.set(logged(this.log.get(), fire, {id: this.#fires, isTrial, outcome}));
    if (outcome === 'sending') void this.#sendWord(this.#fires, rule.word);
    const {effect, shake} = rule;
    this.#stage.tell({effect, strength, shake});
    const id = `${this.#sender}:${this.#fires}`;
    this.#tell({kind: 'fire', id, effect, strength, shake, count: this.count.get()});
  }
}

/** Connects as in this tab before, where nobody has to be asked. */
export function connectAgain({link, hub, settings}: PartyTool): void {
  void link.connectIfGranted();
  const {obsAddress} = settings.get();
  const password = loadPassword(obsAddress);
  if (password !== undefined) hub.obs.connectIfGranted(obsAddress, password);
}
