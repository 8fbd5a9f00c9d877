import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {createScenario, type Scenario} from '@komebiyori/simulator/scenario';
import {canFlow, canMake, firstKinds, type FeedButton, type FeedSettings} from './feedSettings';
import type {Player} from './player.browser';

/** Simulated comments for a player; the same seed gives the same ones. */
export interface Feeder {
  /** From now on with these settings; comments that are there stay. */
  readonly start: (settings: FeedSettings, app: AppVersion) => void;
  readonly stop: () => void;
  /** From the first comment again. */
  readonly restart: () => void;
  readonly send: (button: Omit<FeedButton, 'label'>) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** While it is paused, the next comment with the time before it. */
  readonly step: () => void;
}

type FedPlayer = Pick<Player, 'feed' | 'step' | 'clear' | 'pause' | 'resume' | 'isEmpty'>;

/** Feeds a player in real time. */
export function createFeeder(player: FedPlayer): Feeder {
  let settings: FeedSettings | undefined;
  let version: AppVersion = '8_0';
  let scenario: Scenario | undefined;
  // Milliseconds of the scenario at its last event.
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  const wait = (): void => {
    clearTimeout(timer);
    if (scenario === undefined || isPaused) return;
    const {at, message} = scenario.next();
    timer = setTimeout(
      () => {
        last = at;
        player.feed(message);
        wait();
      },
      Math.max(0, at - last),
    );
  };
  const begin = (): void => {
    last = 0;
    scenario =
      settings !== undefined && canFlow(settings)
        ? createScenario({...settings, startAt: Date.now(), app: version})
        : undefined;
    if (scenario !== undefined && settings !== undefined && player.isEmpty()) {
      player.feed({type: 'services', data: scenario.frames()});
      for (const kind of firstKinds(settings)) player.feed(scenario.make(kind).message);
    }
    wait();
  };

  return {
    start(next, app) {
      settings = next;
      version = app;
      begin();
    },
    stop() {
      clearTimeout(timer);
      scenario = undefined;
    },
    restart() {
      player.clear();
      begin();
    },
    send({kind, tier}) {
      if (scenario === undefined || settings === undefined || !canMake(kind, settings)) return;
      player.feed(scenario.make(kind, tier === undefined ? {} : {tier}).message);
    },
    pause() {
      isPaused = true;
      clearTimeout(timer);
      player.pause();
    },
    resume() {
      isPaused = false;
      player.resume();
      wait();
    },
    step() {
      if (scenario === undefined) return;
      const {at, message} = scenario.next();
      player.step(message, Math.max(0, at - last));
      last = at;
    },
  };
}
