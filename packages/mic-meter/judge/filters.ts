import {levelOfOne, type Facts} from './facts';
import {CEILING, type GainPlan} from './gain';

/** Speech that is less than this above the noise, in dB, is cut by a gate. */
const GATE_SNR = 15;
/** How loud speech is taken to be, in dBFS, where none was measured. */
const USUAL_SPEECH = -18;

/** Thresholds of OBS's noise gate, in dBFS. */
export interface NoiseGate {
  readonly close: number;
  readonly open: number;
}

/** OBS's compressor: dB, and milliseconds. */
export interface Compressor {
  readonly ratio: number;
  readonly threshold: number;
  readonly attack: number;
  readonly release: number;
  readonly outputGain: number;
}

/** Values to begin with in OBS's filters, in the order in which the filters are put. */
export interface ObsFilters {
  /** Undefined when the noise was not measured, is digital silence, or is as loud as the speech. */
  readonly gate: NoiseGate | undefined;
  /**
   * In dB; 0 when the input alone can be set right, undefined when speech was not measured. What is
   * clipped has no level that one could trust.
   */
  readonly gain: number | 'afterClipping' | undefined;
  /** Undefined when speech was not measured. */
  readonly compressor: Compressor | undefined;
  /** Threshold in dBFS, release in milliseconds. */
  readonly limiter: {readonly threshold: number; readonly release: number};
}

/**
 * Values to begin with in OBS's filters: noise gate, gain, compressor, limiter, in this order. They are
 * those of a microphone whose input has been set as the plan says.
 */
export function obsFilters(facts: Facts, plan: GainPlan): ObsFilters {
  return {
    gate: gateFor(facts, plan),
    gain: gainOf(facts, plan),
    compressor: compressorFor(facts, plan),
    limiter: {threshold: CEILING, release: 60},
  };
}

/** The noise gate: 6 and 12 dB above the noise, undefined when that would cut speech. */
function gateFor({floor, snr}: Facts, {mic}: GainPlan): NoiseGate | undefined {
  if (floor === undefined || floor === -Infinity) return undefined;
  if ((snr ?? USUAL_SPEECH - floor) < GATE_SNR) return undefined;
  return {close: Math.round(floor + mic + 6), open: Math.round(floor + mic + 12)};
}

function gainOf({loudness}: Facts, {cause, obs}: GainPlan): ObsFilters['gain'] {
  if (cause === 'clipping') return 'afterClipping';
  return loudness === undefined ? undefined : obs;
}

/**
 * The compressor begins at the level of normal speech after the gain, so that only what is louder
 * is held; attack and release are those of OBS, the ratio grows with the loud voice.
 */
function compressorFor(facts: Facts, {closer, mic, obs}: GainPlan): Compressor | undefined {
  if (facts.normal === undefined) return undefined;
  const level = levelOfOne(facts.normal, facts.input) + closer + mic + obs;
  return {
    ratio: facts.jump > 8 ? 4 : 3,
    threshold: Math.min(0, Math.max(-60, Math.round(level))),
    attack: 6,
    release: 60,
    outputGain: 0,
  };
}
