import {isNoisy, type Facts} from './facts';
import {distanceFrom, middleOf, TARGETS} from './targets';

/** Where peaks of a loud voice are safe, and up to where a limiter is enough, in dBTP. */
export const SAFE = -6;
const NEAR = -3;
/** What a stream must not exceed, in dBTP: the threshold of the limiter. */
export const CEILING = -1;
/** What half the distance to the microphone adds to a voice, in dB. */
const HALF_DISTANCE = 6;
/** Breath on the microphone, a minute, from which on nobody should come closer. */
export const PLOSIVES = 10;
/** Less gain than this, in dB, is not worth a second place to turn. */
const LITTLE_GAIN = 3;
/** What was clipped was louder than what is measured, in dB. */
const HIDDEN = 3;

/** Something that a step turns up (positive) or down, in dB of the voice. */
export interface Move {
  readonly control: 'distance' | 'mic' | 'obsGain';
  readonly by: number;
}

/** One decision on everything that makes the voice louder or softer, in whole dB. */
export interface GainPlan {
  readonly cause: 'none' | 'clipping' | 'quiet' | 'loud' | 'peaks';
  /** Half the distance, when that mends the noise: counted as `HALF_DISTANCE`. */
  readonly closer: number;
  /** Of the input: the microphone or the audio interface. */
  readonly mic: number;
  /** Of OBS's gain filter: what the input has no room for. */
  readonly obs: number;
  /** Of the loudest voice after it, in dBTP; undefined without a voice. */
  readonly peak: number | undefined;
}

/**
 * Decides gain, headroom and loudness together, so that nothing is turned up and down at once: the
 * input goes up only as far as a loud voice stays safe, OBS adds what is missing behind it, and the
 * input goes down only as far as normal speech stays in the target.
 */
export function gainPlan(facts: Facts): GainPlan {
  const {loudness, truePeak, clips} = facts;
  if (clips > 0) {
    const mic = -Math.max(1, Math.ceil((truePeak ?? 0) - SAFE)) - HIDDEN;
    return {cause: 'clipping', closer: 0, mic, obs: 0, peak: (truePeak ?? 0) + mic};
  }
  if (loudness === undefined || truePeak === undefined) {
    return {cause: 'none', closer: 0, mic: 0, obs: 0, peak: truePeak};
  }
  const closer = isNoisy(facts) && facts.plosives < PLOSIVES ? HALF_DISTANCE : 0;
  const target = TARGETS[facts.input.target];
  const [voice, peak] = [loudness + closer, truePeak + closer];
  const distance = distanceFrom(target, voice);
  const wanted = distance === 0 ? 0 : Math.round(middleOf(target) - voice);
  if (distance < 0) {
    const mic = inputPart(wanted, Math.floor(SAFE - peak));
    return {cause: 'quiet', closer, mic, obs: wanted - mic, peak: peak + wanted};
  }
  const over = peak > NEAR ? Math.ceil(peak - SAFE) : 0;
  const mic = -Math.min(Math.max(-wanted, over), Math.floor(voice - target.from));
  const cause = distance > 0 ? 'loud' : mic < 0 ? 'peaks' : 'none';
  return {cause, closer, mic: mic === 0 ? 0 : mic, obs: 0, peak: peak + mic};
}

/** The part of a gain for which the input has room. */
function inputPart(wanted: number, room: number): number {
  if (wanted < room + LITTLE_GAIN) return room > 0 ? wanted : 0;
  return room >= LITTLE_GAIN ? room : 0;
}

/** What a plan turns; what stays is left out. */
export function movesOf({closer, mic, obs}: GainPlan): Move[] {
  const all: Move[] = [
    {control: 'distance', by: closer},
    {control: 'mic', by: mic},
    {control: 'obsGain', by: obs},
  ];
  return all.filter(({by}) => by !== 0);
}
