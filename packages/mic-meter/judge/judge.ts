import {factsOf, isNoisy, NOISY_SNR, type Facts, type ReportInput} from './facts';
import {obsFilters, type ObsFilters} from './filters';
import {gainPlan, movesOf, SAFE, type GainPlan, type Move} from './gain';
import {CLEAN_SNR, faultsOf, gradesOf, MUCH_LOST, swings, type Fault, type Grades} from './grades';

/** More is not done at once; the rest is told by the next test. */
const MOST_STEPS = 3;
/** Quiet steps that differ by more than this, in dB, were not equally quiet. */
const CHANGE = 6;

/** Causes of steps, in the order in which they are mended: the earlier ones change what the later ones say. */
const STEP_IDS = [
  'noInput',
  'noVoice',
  'phone',
  'dropouts',
  'clipping',
  'hum',
  'noise',
  'inverted',
  'oneSided',
  'quiet',
  'loud',
  'peaks',
  'swing',
  'plosives',
  'sibilance',
  'change',
  'offset',
  'gate',
  'limiter',
  'shortDropouts',
] as const;

export type StepId = (typeof STEP_IDS)[number];

/** One thing to do: why, and what it turns. */
export interface PlannedStep {
  readonly id: StepId;
  readonly moves: readonly Move[];
}

/** What the guided test says of a microphone. */
export interface Verdict {
  readonly facts: Facts;
  readonly grades: Grades;
  readonly faults: readonly Fault[];
  readonly gain: GainPlan;
  readonly obs: ObsFilters;
  /** What to do, at most three steps, none against another; empty when nothing needs to be done. */
  readonly plan: readonly PlannedStep[];
}

/**
 * Judges a microphone from the steps of the guided test, with one plan of what to do. Steps may be
 * missing; what needs them has no grade.
 */
export function judge(input: ReportInput): Verdict {
  const facts = factsOf(input);
  const gain = gainPlan(facts);
  const obs = obsFilters(facts, gain);
  const faults = faultsOf(facts);
  const grades = gradesOf(facts, faults);
  return {facts, grades, faults, gain, obs, plan: planOf(facts, faults, gain, obs)};
}

function planOf(
  facts: Facts,
  faults: readonly Fault[],
  gain: GainPlan,
  obs: ObsFilters,
): readonly PlannedStep[] {
  const due: (StepId | PlannedStep | undefined)[] = [
    missingVoice(facts),
    gainStep(gain),
    needsLimiter(gain) ? 'limiter' : undefined,
    facts.hum === undefined ? undefined : 'hum',
    isNoisy(facts) ? {id: 'noise', moves: roomMoves(gain)} : gateStep(facts, obs),
    hasChanged(facts) ? 'change' : undefined,
    // Clipping is mended by the gain.
    ...faults.map(({id}) => (id === 'clipping' ? undefined : id)),
    lossStep(facts),
    obs.compressor !== undefined && swings(facts) ? 'swing' : undefined,
  ];
  return due
    .filter((step) => step !== undefined)
    .map((step) => (typeof step === 'string' ? {id: step, moves: []} : step))
    .sort((a, b) => STEP_IDS.indexOf(a.id) - STEP_IDS.indexOf(b.id))
    .slice(0, MOST_STEPS);
}

/** What is to be done before anything can be said of a voice. */
function missingVoice({input: {phases}, normal}: Facts): StepId | undefined {
  if (normal !== undefined || Object.keys(phases).length === 0) return undefined;
  return phases.normal?.truePeak === -Infinity ? 'noInput' : 'noVoice';
}

/** The step of the gain; none when the noise's step has it (closer, and the input down). */
function gainStep(gain: GainPlan): PlannedStep | undefined {
  const {cause, closer} = gain;
  if (cause === 'none') return undefined;
  if (closer > 0 && cause !== 'quiet') return undefined;
  return {id: cause, moves: movesOf(gain)};
}

/** A limiter for what stays near the ceiling; a gain that goes up says itself what it needs. */
function needsLimiter({cause, peak}: GainPlan): boolean {
  return cause !== 'clipping' && cause !== 'quiet' && peak !== undefined && peak > SAFE;
}

/** What is turned when one comes closer, so that the noise alone becomes softer. */
function roomMoves(gain: GainPlan): readonly Move[] {
  return gain.closer === 0 ? [] : movesOf({...gain, mic: Math.min(0, gain.mic), obs: 0});
}

/** A gate for what is left of the noise. */
function gateStep({snr, hum}: Facts, {gate}: ObsFilters): StepId | undefined {
  // A hum, and a voice that is too soft, are mended first: then there may be no noise left.
  if (gate === undefined || hum !== undefined || snr === undefined) return undefined;
  return snr < NOISY_SNR || snr >= CLEAN_SNR ? undefined : 'gate';
}

/** Whether one of the quiet steps was not quiet, or the microphone turned itself up. */
function hasChanged({change = 0}: Facts): boolean {
  return Number.isFinite(change) && Math.abs(change) > CHANGE;
}

/** Lost sound, much or little of it. */
function lossStep({lostMs, lostPercent = 0}: Facts): StepId | undefined {
  if (lostMs === 0) return undefined;
  return lostPercent > MUCH_LOST ? 'dropouts' : 'shortDropouts';
}
