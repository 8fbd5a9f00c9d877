import {createPace, mostWaiting, type PaceRules} from './comments/pace';
import type {Item} from './comments/item';
import {createAlarm} from './dom/alarm';
import type {Stage} from './dom/stage';
import type {Overlay} from './kind';
import type {Settings} from '../package/settings';

/**
 * The pace that the options ask for.
 * @param intervalMs the time between two comments, for kinds that have their own
 */
export const paceOf = ({flow}: Settings, intervalMs = flow.interval): PaceRules => ({
  delayMs: flow.entryDelay * 1000,
  intervalMs,
  most: mostWaiting(intervalMs, flow.burst === 'queue'),
});

/** How long comments stay, by the options. */
export const retentionOf = ({flow, paid}: Settings) => ({
  limit: flow.limit,
  lifetimeMs: flow.lifetime * 1000,
  pinMs: paid.pinSeconds * 1000,
});

/** Comments that wait until they are due. */
export interface Line {
  readonly add: (items: readonly Item[]) => void;
  /** False when the comment does not wait here. */
  readonly change: (item: Item) => boolean;
  readonly remove: (ids: readonly string[]) => void;
  /** Lets nobody through before a time, in place of the interval. */
  readonly hold: (until: number) => void;
  readonly size: () => number;
}

/** A line that hands over what is due; `show` gets at least one. */
export function createLine(
  rules: PaceRules,
  now: () => number,
  show: (items: readonly Item[]) => void,
): Line {
  const pace = createPace(rules);
  const pump = (): void => {
    const due = pace.take(now());
    if (due.length > 0) show(due);
    alarm.set(pace.nextAt());
  };
  const alarm = createAlarm(now, pump);
  return {
    add(items) {
      pace.add(items, now());
      pump();
    },
    change: pace.change,
    remove(ids) {
      pace.remove(ids);
      alarm.set(pace.nextAt());
    },
    hold: pace.hold,
    size: pace.size,
  };
}

/** A list behind a line: what most kinds are. */
export function pacedStage(stage: Stage, rules: PaceRules, now: () => number): Overlay {
  const line = createLine(rules, now, (items) => {
    stage.add(items);
  });
  return {
    add(items, isOld) {
      if (isOld) stage.add(items, true);
      else line.add(items);
    },
    change(item) {
      if (!line.change(item)) stage.change(item);
    },
    remove(ids) {
      line.remove(ids);
      void stage.remove(ids);
    },
    pin(item) {
      stage.pin(item?.id);
    },
  };
}
