import {levelOfOne, type Facts} from './facts';
import {CEILING, type GainPlan} from './gain';
import {gateFor} from './noise';
import type {Compressor, ObsFilters} from './report';
import {jumpOf} from './stability';

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
    ratio: jumpOf(facts) > 8 ? 4 : 3,
    threshold: Math.min(0, Math.max(-60, Math.round(level))),
    attack: 6,
    release: 60,
    outputGain: 0,
  };
}
