import {watchVisibility} from '@komebiyori/effects/visibility';
import {isInObs} from '@komebiyori/app-link';
import {browserKind} from '@site/src/lib/browserKind';
import type {Levels} from '../levels/levels';
import type {StartLevels} from '../levels/startLevels.browser';
import type {Packet} from '../relay/packet';
import {createRelay, type Relay} from '../relay/relay.browser';
import {renameSource} from '../rules/editRules';
import {askFirst} from '../settings/askFirst';
import {isView} from '../settings/isView';
import {
  allowSource,
  forgetPassword,
  isOwnSource,
  keepPassword,
  loadPassword,
  type PasswordHome,
} from '../settings/kept.browser';
import {settingsFrom, type Settings} from '../settings/settings';
import {Hub} from '../sources/hub.browser';
import {obsPlace} from '@komebiyori/obs-link/address';
import {PartyStage, type StageFire} from '../stage/partyStage.browser';
import {createBarElement, type BarElement} from './barElement.browser';
import {viewBarOf} from './viewBar';

/** ms without a word of the page after which its last level is none any more. */
const SILENCE_MS = 400;
const TICK_MS = 500;
/** ms after the mouse was moved for which there is a way to forget the password. */
const TOUCH_MS = 10_000;

/** Said where the password is typed. */
const NOTES: Record<PasswordHome, string> = {
  obs: '「対話（操作）」で一度入れると、OBSの中だけに残ります。',
  tab: 'このページを閉じるまでだけ残ります。',
};

const levelsOf = ({rms, peak}: Extract<Packet, {kind: 'levels'}>): Levels => ({
  rms: {all: rms},
  peak: {all: peak},
  lufsM: rms,
});

class Overlay {
  readonly #root: HTMLElement;
  /** What the address or the template says. */
  readonly #first: Settings;
  readonly #openedAt = performance.now();
  readonly #stage: PartyStage;
  readonly #hub: Hub;
  readonly #bar: BarElement;
  readonly #relay: Relay;
  readonly #stops: readonly ((() => void) | undefined)[];
  readonly #ticker: number;
  #settings: Settings;
  #count = 0;
  #fires = 0;
  /** Whether the page has told something. */
  #isFed = false;
  /** When the page told a level, in ms. */
  #toldAt = -Infinity;
  /** The source that is opened only after a press. */
  #asked: ReturnType<typeof askFirst>;
  #isRefused = false;
  /** The template has its origin together with those of others, so that nothing is left there. */
  readonly #home: PasswordHome = isInObs() && isView(location.search) ? 'obs' : 'tab';
  /** When somebody moved the mouse here, in ms. */
  #touchedAt = -Infinity;

  constructor(root: HTMLElement, first: Settings, startLevels: StartLevels | undefined) {
    this.#root = root;
    this.#first = first;
    this.#settings = first;
    this.#asked = askFirst(first, isInObs(), isOwnSource);
    this.#stage = new PartyStage(first, Math.floor(this.#openedAt));
    this.#hub = new Hub({
      startLevels,
      deviceId: () => '',
      onRenamed: (from, to) => {
        this.#settings = {
          ...this.#settings,
          rules: renameSource(this.#settings.rules, from, to),
        };
        this.#setRules();
      },
    });
    this.#bar = this.#createBar();
    root.replaceChildren(this.#stage.element, this.#bar.element);
    root.dataset['feed'] = first.feed;
    root.dataset['fires'] = '0';
    this.#relay = createRelay((packet) => {
      if (first.feed === 'page') this.#receive(packet);
    });
    this.#stops = this.#watch();
    this.#ticker = window.setInterval(() => {
      this.#tick();
    }, TICK_MS);
    this.#setRules();
    if (first.feed === 'page') this.#relay.send({kind: 'hello'});
    else if (this.#asked === undefined) this.#openOwn();
    this.#showBar();
  }

  readonly close = (): void => {
    window.clearInterval(this.#ticker);
    for (const stop of this.#stops) stop?.();
    this.#relay.close();
    this.#hub.close();
    this.#stage.destroy();
  };

  #createBar(): BarElement {
    const {obsAddress} = this.#first;
    const {obs, mic} = this.#hub;
    return createBarElement({
      place: obsPlace(obsAddress) ?? obsAddress,
      note: NOTES[this.#home],
      onPassword: (password) => {
        keepPassword(obsAddress, password, this.#home);
        obs.connect(obsAddress, password);
      },
      onForget: () => {
        forgetPassword(this.#home);
        obs.disconnect();
      },
      onMicrophone: () => void mic?.start(),
      onAnswer: (isAllowed) => {
        this.#answered(isAllowed);
      },
    });
  }

  #watch(): readonly ((() => void) | undefined)[] {
    const showBar = (): void => {
      this.#showBar();
    };
    const {obs, mic, onLevels, onFire} = this.#hub;
    const onTouch = (): void => {
      this.#touchedAt = performance.now();
      showBar();
    };
    // OBS passes the mouse on from the window of 「対話（操作）」 alone.
    window.addEventListener('pointermove', onTouch);
    return [
      () => {
        window.removeEventListener('pointermove', onTouch);
      },
      obs.state.subscribe(showBar),
      mic?.state.subscribe(showBar),
      watchVisibility((isVisible) => {
        this.#stage.setHidden(!isVisible);
      }),
      onLevels(() => {
        this.#showOwnLevels();
      }),
      onFire(({rule, strength}) => {
        if (rule.counts) this.#setCount(this.#count + 1);
        this.#fire({effect: rule.effect, strength, shake: rule.shake});
      }),
    ];
  }

  #setRules(): void {
    const {rules, topOnly} = this.#settings;
    this.#hub.setRules(rules, topOnly);
  }

  /** The visitor was asked whether a source may be opened. */
  #answered(isAllowed: boolean): void {
    if (this.#asked === undefined) return;
    this.#isRefused = !isAllowed;
    if (isAllowed) {
      allowSource(this.#asked);
      this.#asked = undefined;
      this.#openOwn();
    }
    this.#showBar();
  }

  /** Opens what the overlay measures by itself. */
  #openOwn(): void {
    const {feed, obsAddress} = this.#first;
    const {obs, mic, setDemo} = this.#hub;
    if (feed === 'obs')
      obs.connectIfGranted(obsAddress, loadPassword(obsAddress, this.#home) ?? '');
    else if (feed === 'mic') void mic?.start();
    else setDemo(true);
  }

  #showBar(): void {
    const {obs, mic} = this.#hub;
    this.#bar.show(
      viewBarOf({
        feed: this.#first.feed,
        asked: this.#asked,
        isRefused: this.#isRefused,
        isInObs: isInObs(),
        browser: browserKind(navigator.userAgent),
        isFed: this.#isFed,
        age: performance.now() - this.#openedAt,
        obs: obs.state.get(),
        isKept: this.#home === 'obs' && loadPassword(this.#first.obsAddress, 'obs') !== undefined,
        isTouched: performance.now() - this.#touchedAt < TOUCH_MS,
        mic: mic?.state.get(),
      }),
    );
  }

  #showOwnLevels(): void {
    this.#stage.setLevels(this.#hub.heard(this.#settings.meterSource));
  }

  #setCount(next: number): void {
    this.#count = next;
    this.#stage.setCount(next);
  }

  #fire(one: StageFire): void {
    this.#fires += 1;
    this.#root.dataset['fires'] = String(this.#fires);
    this.#stage.fire(one);
  }

  #receive(packet: Packet): void {
    if (packet.kind === 'hello') return;
    this.#isFed = true;
    if (packet.kind === 'levels') {
      this.#toldAt = performance.now();
      this.#stage.setLevels(levelsOf(packet));
    } else if (packet.kind === 'settings') {
      // Pictures, and where the sound comes from, are the overlay's own.
      const {mouthImages, feed} = this.#first;
      this.#settings = {...settingsFrom(packet.settings), mouthImages, feed};
      this.#stage.setSettings(this.#settings);
    } else {
      this.#setCount(packet.count);
      if (packet.kind === 'fire') this.#fire(packet);
    }
    this.#showBar();
  }

  #tick(): void {
    if (this.#first.feed !== 'page') this.#showOwnLevels();
    else if (performance.now() - this.#toldAt > SILENCE_MS) this.#stage.setLevels(undefined);
    this.#showBar();
  }
}

/**
 * Opens the overlay in an element: on the page with `?view=1`, and in the template. Its `data-fires` says
 * how often something was set off.
 * @param startLevels how it hears by itself; undefined where it cannot
 * @returns what ends it
 */
export function openPartyView(
  root: HTMLElement,
  first: Settings,
  startLevels: StartLevels | undefined,
): () => void {
  return new Overlay(root, first, startLevels).close;
}
