import {createStore, type Watched} from '@komebiyori/lib/store';
import {calibrate, LEAD_MS, STEP_MS, STEPS, type Calibration, type Step} from '../rules/calibrate';
import type {StageThresholds} from '../rules/rule';
import type {Hub} from '../sources/hub.browser';

type CalibratorState =
  | {readonly kind: 'idle'}
  /** Waits until somebody has read what is asked. */
  | {readonly kind: 'told'; readonly step: Step}
  /** `startedAt` by performance.now(); the step ends LEAD_MS + STEP_MS later. */
  | {readonly kind: 'running'; readonly step: Step; readonly startedAt: number}
  | {readonly kind: 'done'; readonly result: Calibration};

/** Listens to three voices, one after another. */
export interface Calibrator {
  readonly state: Watched<CalibratorState>;
  /** Tells the first step. */
  readonly start: (source: string) => void;
  /** Begins the step that was told. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/** @param onSet with the thresholds, and the source that they were measured of */
export function createCalibrator(
  hub: Hub,
  onSet: (thresholds: StageThresholds, source: string) => void,
): Calibrator {
  const state = createStore<CalibratorState>({kind: 'idle'});
  let heard: Record<Step, number[]> = {quiet: [], normal: [], loud: []};
  let of = '';
  let timer = 0;
  let stopListening = (): void => undefined;

  const halt = (): void => {
    window.clearTimeout(timer);
    stopListening();
    stopListening = () => undefined;
  };
  const finish = (): void => {
    halt();
    const result = calibrate(heard);
    state.set({kind: 'done', result});
    if (result.kind === 'set') onSet(result.thresholds, of);
  };
  return {
    state,
    start(source) {
      halt();
      heard = {quiet: [], normal: [], loud: []};
      of = source;
      state.set({kind: 'told', step: STEPS[0]});
      stopListening = hub.onLevels(() => {
        const now = state.get();
        if (now.kind !== 'running' || performance.now() - now.startedAt < LEAD_MS) return;
        const levels = hub.heard(source);
        if (levels !== undefined) heard[now.step].push(levels.rms.all);
      });
    },
    begin() {
      const told = state.get();
      if (told.kind !== 'told') return;
      const {step} = told;
      state.set({kind: 'running', step, startedAt: performance.now()});
      timer = window.setTimeout(() => {
        const next = STEPS[STEPS.indexOf(step) + 1];
        if (next === undefined) finish();
        else state.set({kind: 'told', step: next});
      }, LEAD_MS + STEP_MS);
    },
    stop() {
      halt();
      state.set({kind: 'idle'});
    },
  };
}
