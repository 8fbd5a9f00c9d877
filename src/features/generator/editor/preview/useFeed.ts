import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {AppVersion} from '@site/overlays/model/appVersions';
import {createScenario, type Message, type Scenario} from '@site/simulator/scenario';
import {EMPTY_LOG, logMessage, type FeedLog} from './feedLog';
import {
  canFlow,
  canMake,
  firstKinds,
  startSettings,
  type FeedButton,
  type FeedSettings,
} from './feedSettings';

export interface Feed {
  readonly settings: FeedSettings;
  readonly change: (settings: Partial<FeedSettings>) => void;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  readonly send: (button: Omit<FeedButton, 'label'>) => void;
  readonly step: () => void;
  /** From the first comment again. */
  readonly restart: () => void;
}

/** What takes the messages; undefined while there is no overlay. */
export interface FeedTarget {
  readonly feed: (message: Message) => void;
  readonly step: (message: Message, ms: number) => void;
  readonly clear: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Feeds simulated comments; the same seed gives the same ones.
 * @param log where it writes down what an overlay that begins later has missed
 */
export function useFeed(app: AppVersion, target: FeedTarget, log: RefObject<FeedLog>): Feed {
  const [settings, setSettings] = useState(() => startSettings(app));
  const [isPaused, setIsPaused] = useState(false);
  const [round, setRound] = useState(0);
  const scenario = useRef<{made: Scenario; last: number}>(undefined);

  const give = useCallback(
    (message: Message) => {
      log.current = logMessage(log.current, message);
      target.feed(message);
    },
    [target, log],
  );

  // Another seed, other services: other comments from now on; those that are there stay.
  useEffect(() => {
    if (!canFlow(settings)) {
      scenario.current = undefined;
      return;
    }
    const made = createScenario({...settings, startAt: Date.now(), app});
    scenario.current = {made, last: 0};
    if (log.current.comments.length > 0) return;
    for (const kind of firstKinds(settings)) give(made.make(kind).message);
  }, [settings, app, round, give, log]);

  useEffect(() => {
    if (isPaused) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const running = scenario.current;
      if (running === undefined) return;
      const {at, message} = running.made.next();
      timer = setTimeout(
        () => {
          running.last = at;
          give(message);
          wait();
        },
        Math.max(0, at - running.last),
      );
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  }, [settings, app, round, isPaused, give]);

  const send = useCallback(
    ({kind, tier}: Omit<FeedButton, 'label'>) => {
      const made = scenario.current?.made;
      if (made === undefined || !canMake(kind, settings)) return;
      give(made.make(kind, tier === undefined ? {} : {tier}).message);
    },
    [settings, give],
  );

  const step = useCallback(() => {
    const running = scenario.current;
    if (running === undefined) return;
    const {at, message} = running.made.next();
    log.current = logMessage(log.current, message);
    target.step(message, Math.max(0, at - running.last));
    running.last = at;
  }, [target, log]);

  const togglePause = useCallback(() => {
    if (isPaused) target.resume();
    else target.pause();
    setIsPaused(!isPaused);
  }, [isPaused, target]);

  const restart = useCallback(() => {
    log.current = EMPTY_LOG;
    target.clear();
    setRound((count) => count + 1);
  }, [target, log]);

  const change = useCallback((some: Partial<FeedSettings>) => {
    setSettings((all) => ({...all, ...some}));
  }, []);

  return {settings, change, isPaused, togglePause, send, step, restart};
}
