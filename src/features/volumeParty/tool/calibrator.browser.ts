import {createStore, type Watched} from '@komebiyori/lib/store';
import {calibrate, LEAD_MS, STEP_MS, STEPS, type Calibration, type Step} from '../rules/calibrate';
import type {Hub} from '../sources/hub.browser';

type CalibratorState =
  | {readonly kind: 'idle'}
  /** `startedAt` by performance.now(); the step ends LEAD_MS + STEP_MS later. */
  | {readonly kind: 'running'; readonly step: Step; readonly startedAt: number}
  | {readonly kind: 'done'; readonly result: Calibration};

/** Listens to three voices, one after another. */
export interface Calibrator {
  readonly state: Watched<CalibratorState>;
  readonly start: (source: string) => void;
  readonly stop: () => void;
}

/** @param onSet with the thresholds, and the source that they were measured of */
export function createCalibrator(
  hub: Hub,
  onSet: (thresholds: Extract<Calibration, {kind: 'set'}>['thresholds'], source: string) => void,
): Calibrator {
  const state = createStore<CalibratorState>({kind: 'idle'});
  let timer = 0;
  let stopListening = (): void => undefined;

  const halt = (): void => {
    window.clearTimeout(timer);
    stopListening();
    stopListening = () => undefined;
  };
  return {
    state,
    start(source) {
      halt();
      const heard: Record<Step, number[]> = {quiet: [], normal: [], loud: []};
      const begin = ([step, ...rest]: readonly Step[]): void => {
        if (step === undefined) {
          halt();
          const result = calibrate(heard);
          state.set({kind: 'done', result});
          if (result.kind === 'set') onSet(result.thresholds, source);
          return;
        }
        state.set({kind: 'running', step, startedAt: performance.now()});
        timer = window.setTimeout(() => {
          begin(rest);
        }, LEAD_MS + STEP_MS);
      };
      begin(STEPS);
      stopListening = hub.onLevels(() => {
        const now = state.get();
        if (now.kind !== 'running' || performance.now() - now.startedAt < LEAD_MS) return;
        const levels = hub.heard(source);
        if (levels !== undefined) heard[now.step].push(levels.rms.all);
      });
    },
    stop() {
      halt();
      state.set({kind: 'idle'});
    },
  };
}
