import type {Scenario, ScenarioEvent} from '../scenario';

/** Lets a scenario happen at the pace it has. */
export interface Player {
  /** The next event, at once. */
  readonly step: () => ScenarioEvent;
  readonly play: () => void;
  readonly pause: () => void;
  /** From now on, so many times as fast as the scenario says; above 0. */
  readonly setSpeed: (speed: number) => void;
}

export function createPlayer(scenario: Scenario, happen: (event: ScenarioEvent) => void): Player {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let speed = 1;

  const step = (): ScenarioEvent => {
    // Made only now: what has not come can neither be deleted nor pinned.
    const event = scenario.next();
    last = event.at;
    happen(event);
    return event;
  };
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        step();
        schedule();
      },
      (scenario.nextAt() - last) / speed,
    );
  };

  return {
    step,
    play() {
      if (timer === undefined) schedule();
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
    },
    setSpeed(wanted) {
      speed = wanted;
      if (timer === undefined) return;
      clearTimeout(timer);
      schedule();
    },
  };
}
