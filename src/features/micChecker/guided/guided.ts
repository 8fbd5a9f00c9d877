import {PHASES, type Phase, type PhaseResult} from '@komebiyori/mic-meter/reading';

/** The steps in their order. */
export const STEPS = ['quiet', 'normal', 'loud', 'quietAgain'] as const satisfies readonly Phase[];

/** From the press to the measuring, in seconds: to draw breath, and until a screen reader is silent. */
export const LEAD_SECONDS = 3;

export type Results = Readonly<Partial<Record<Phase, PhaseResult>>>;

export type GuidedState =
  | {readonly kind: 'ready'; readonly results: Results}
  | {
      /**
       * `told` waits until somebody has read what is to be done, `lead` counts down to the step,
       * `measuring` is the step, `reading` waits for its result.
       */
      readonly kind: 'told' | 'lead' | 'measuring' | 'reading';
      readonly phase: Phase;
      /** Seconds to go. */
      readonly left: number;
      /** The one step that is done again; undefined in a whole test. */
      readonly only: boolean;
      readonly results: Results;
    }
  | {readonly kind: 'done'; readonly results: Results};

export type GuidedEvent =
  | {readonly type: 'start'}
  /** Does one step again, and only that. */
  | {readonly type: 'redo'; readonly phase: Phase}
  /** Begins the step that was told. */
  | {readonly type: 'begin'}
  | {readonly type: 'tick'; readonly seconds: number}
  | {readonly type: 'result'; readonly result: PhaseResult}
  | {readonly type: 'skip'}
  /** The sound stopped in the middle: the step is to be done again from its start. */
  | {readonly type: 'interrupted'}
  | {readonly type: 'stop'};

export const NOT_STARTED: GuidedState = {kind: 'ready', results: {}};

export const isUnderWay = (
  state: GuidedState,
): state is Extract<GuidedState, {readonly phase: Phase}> => 'phase' in state;

const told = (phase: Phase, results: Results, only: boolean): GuidedState => ({
  kind: 'told',
  phase,
  left: LEAD_SECONDS,
  only,
  results,
});

const ended = (results: Results): GuidedState =>
  Object.keys(results).length === 0 ? NOT_STARTED : {kind: 'done', results};

function after(phase: Phase, results: Results, only: boolean): GuidedState {
  const next = STEPS[STEPS.indexOf(phase) + 1];
  return only || next === undefined ? ended(results) : told(next, results, false);
}

function ticked(state: GuidedState, seconds: number): GuidedState {
  if (state.kind !== 'lead' && state.kind !== 'measuring') return state;
  const left = state.left - seconds;
  if (left > 0) return {...state, left};
  return state.kind === 'lead'
    ? {...state, kind: 'measuring', left: PHASES[state.phase]}
    : {...state, kind: 'reading', left: 0};
}

function withResult(state: GuidedState, result: PhaseResult): GuidedState {
  // A late answer to a step that was skipped or stopped counts for nothing.
  if (state.kind !== 'reading' || result.phase !== state.phase) return state;
  return after(state.phase, {...state.results, [result.phase]: result}, state.only);
}

/** The next state of the guided test. */
export function nextGuided(state: GuidedState, event: GuidedEvent): GuidedState {
  switch (event.type) {
    case 'start':
      return told('quiet', {}, false);
    case 'redo':
      return told(event.phase, state.results, true);
    case 'begin':
      return state.kind === 'told' ? {...state, kind: 'lead'} : state;
    case 'tick':
      return ticked(state, event.seconds);
    case 'result':
      return withResult(state, event.result);
    case 'skip':
      return isUnderWay(state) ? after(state.phase, state.results, state.only) : state;
    case 'interrupted':
      return isUnderWay(state) ? told(state.phase, state.results, state.only) : state;
    case 'stop':
      return isUnderWay(state) ? ended(state.results) : state;
  }
}

/** With what results were measured: another device may be open when they are read. */
export interface Basis {
  /** When the test ended. */
  readonly time: Date;
  readonly label: string;
  readonly channels: 1 | 2;
  /** In Hz. */
  readonly sampleRate: number;
  /** Names of the processing that the browser did. */
  readonly processing: readonly string[];
}
