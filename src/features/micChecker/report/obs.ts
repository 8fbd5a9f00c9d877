import {levelOfOne, type Facts} from './facts';
import {CEILING} from './headroom';
import {gainFor} from './level';
import {gateFor} from './noise';
import type {Compressor, ObsFilters} from './report';
import {jumpOf} from './stability';

/** Values to begin with in OBS's filters: noise gate, gain, compressor, limiter, in this order. */
export function obsFilters(facts: Facts): ObsFilters {
  return {
    gate: gateFor(facts),
    gain: gainFor(facts),
    compressor: compressorFor(facts),
    limiter: {threshold: CEILING, release: 60},
  };
}

/**
 * The compressor begins at the level of normal speech after the gain, so that only what is louder
 * is held; attack and release are those of OBS, the ratio grows with the loud voice.
 */
function compressorFor(facts: Facts): Compressor | undefined {
  const gain = gainFor(facts);
  if (facts.normal === undefined || gain === undefined) return undefined;
  const level = levelOfOne(facts.normal, facts.input) + gain;
  return {
    ratio: jumpOf(facts) > 8 ? 4 : 3,
    threshold: Math.min(0, Math.max(-60, Math.round(level))),
    attack: 6,
    release: 60,
    outputGain: 0,
  };
}
