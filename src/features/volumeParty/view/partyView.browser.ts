import {watchVisibility} from '@site/effects/engine/visibility.browser';
import {isInObs} from '@site/src/browser/appLink.browser';
import {browserKind} from '@site/src/lib/browserKind';
import type {Levels} from '../levels/levels';
import type {StartLevels} from '../levels/startLevels';
import type {Packet} from '../relay/packet';
import {createRelay} from '../relay/relay.browser';
import {renameSource} from '../rules/editRules';
import {askFirst} from '../settings/askFirst';
import {keepPassword, loadPassword} from '../settings/obsPassword.browser';
import {allowSource, isOwnSource} from '../settings/ownSources.browser';
import {settingsFrom, type Settings} from '../settings/settings';
import {createHub} from '../sources/hub.browser';
import {obsPlace} from '../sources/obsAddress';
import {createPartyStage, type StageFire} from '../stage/partyStage.browser';
import {createBarElement} from './barElement.browser';
import {viewBarOf} from './viewBar';

/** The overlay: on the page with `?view=1`, and in the template. */
export interface PartyView {
  readonly close: () => void;
}

/** ms without a word of the page after which its last level is none any more. */
const SILENCE_MS = 400;
const TICK_MS = 500;

/**
 * Opens the overlay in an element. Its `data-fires` says how often something was set off.
 * @param startLevels how it hears by itself; undefined where it cannot
 */
export function openPartyView(
  root: HTMLElement,
  first: Settings,
  startLevels: StartLevels | undefined,
): PartyView {
  let settings = first;
  let count = 0;
  let fires = 0;
  let isFed = false;
  let toldAt = -Infinity;
  const openedAt = performance.now();
  const stage = createPartyStage(first, Math.floor(openedAt));
  const hub = createHub({
    startLevels,
    deviceId: () => '',
    onRenamed: (from, to) => {
      settings = {...settings, rules: renameSource(settings.rules, from, to)};
      hub.setRules(settings.rules, settings.topOnly);
    },
  });
  const {obs, mic} = hub;
  let asked = askFirst(first, isInObs(), isOwnSource);
  let isRefused = false;
  const bar = createBarElement({
    place: obsPlace(first.obsAddress) ?? first.obsAddress,
    onPassword: (password) => {
      keepPassword(first.obsAddress, password);
      obs.connect(first.obsAddress, password);
    },
    onMicrophone: () => void mic?.start(),
    onAnswer: (isAllowed) => {
      if (asked === undefined) return;
      isRefused = !isAllowed;
      if (isAllowed) {
        allowSource(asked);
        asked = undefined;
        openOwn();
      }
      showBar();
    },
  });
  root.replaceChildren(stage.element, bar.element);
  root.dataset['feed'] = first.feed;
  root.dataset['fires'] = '0';

  /** Opens what the overlay measures by itself. */
  const openOwn = (): void => {
    const {feed, obsAddress} = first;
    if (feed === 'obs') obs.connectIfGranted(obsAddress, loadPassword(obsAddress) ?? '');
    else if (feed === 'mic') void mic?.start();
    else hub.setDemo(true);
  };
  const showBar = (): void => {
    bar.show(
      viewBarOf({
        feed: first.feed,
        asked,
        isRefused,
        isInObs: isInObs(),
        browser: browserKind(navigator.userAgent),
        isFed,
        age: performance.now() - openedAt,
        obs: obs.state.get(),
        mic: mic?.state.get(),
      }),
    );
  };
  const setCount = (next: number): void => {
    count = next;
    stage.setCount(next);
  };
  const fire = (one: StageFire): void => {
    fires += 1;
    root.dataset['fires'] = String(fires);
    stage.fire(one);
  };

  const receive = (packet: Packet): void => {
    if (packet.kind === 'hello') return;
    isFed = true;
    if (packet.kind === 'levels') {
      toldAt = performance.now();
      stage.setLevels(levelsOf(packet));
    } else if (packet.kind === 'settings') {
      // Pictures, and where the sound comes from, are the overlay's own.
      const {mouthImages, feed} = first;
      settings = {...settingsFrom(packet.settings), mouthImages, feed};
      stage.setSettings(settings);
    } else {
      setCount(packet.count);
      if (packet.kind === 'fire') fire(packet);
    }
    showBar();
  };
  const relay = createRelay((packet) => {
    if (first.feed === 'page') receive(packet);
  });

  const stops = [
    obs.state.subscribe(showBar),
    mic?.state.subscribe(showBar),
    watchVisibility((isVisible) => {
      stage.setHidden(!isVisible);
    }),
    hub.onLevels(() => {
      stage.setLevels(hub.heard(settings.meterSource));
    }),
    hub.onFire(({rule, strength}) => {
      if (rule.counts) setCount(count + 1);
      fire({effect: rule.effect, strength, shake: rule.shake});
    }),
  ];
  const ticker = window.setInterval(() => {
    const isOwn = first.feed !== 'page';
    if (isOwn) stage.setLevels(hub.heard(settings.meterSource));
    else if (performance.now() - toldAt > SILENCE_MS) stage.setLevels(undefined);
    showBar();
  }, TICK_MS);

  hub.setRules(settings.rules, settings.topOnly);
  if (first.feed === 'page') relay.send({kind: 'hello'});
  else if (asked === undefined) openOwn();
  showBar();
  return {
    close() {
      window.clearInterval(ticker);
      for (const stop of stops) stop?.();
      relay.close();
      hub.close();
      stage.destroy();
    },
  };
}

const levelsOf = ({rms, peak}: Extract<Packet, {kind: 'levels'}>): Levels => ({
  rms: {all: rms},
  peak: {all: peak},
  lufsM: rms,
});
