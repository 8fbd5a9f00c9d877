import {powerToDb} from '@komebiyori/loudness/levels';
import {createSpectrum} from '../dsp/spectrum';

const SIZE = 2048;
const HARMONICS = [1, 2, 3, 4, 5];
/** Hz: how far the mains may be off (times the harmonic), and where its neighbours are. */
const PEAK_WIDTH = 1.5;
const NEIGHBOURS = {from: 5, to: 15};
/** dB above the neighbours: of a harmonic, and of the fundamental when it is alone. */
const PROMINENT = 10;
const PROMINENT_ALONE = 20;
/** dBFS; what is softer is nobody's problem. */
const AUDIBLE = -95;
const NOTHING = -200;
/** Hz. */
const HIGHEST = 5 * 60 + 2 * NEIGHBOURS.to;

/** Level spectra of the low band, one every half second. */
export interface HumSpectra {
  readonly binWidth: number;
  /** Adds samples of the low band; true when `levels` is new. */
  readonly push: (channels: readonly Float64Array[], count: number) => boolean;
  /** In dBFS. */
  readonly levels: Float64Array;
}

/** @param rate of the low band, in Hz */
export function createHumSpectra(rate: number, channels: number): HumSpectra {
  const spectrum = createSpectrum(SIZE, channels);
  const power = new Float64Array(spectrum.bins);
  const binWidth = rate / SIZE;
  const levels = new Float64Array(Math.ceil(HIGHEST / binWidth));
  const step = Math.round(rate / 2);
  let waiting = SIZE;
  return {
    binWidth,
    levels,
    push: (samples, count) => {
      spectrum.push(samples, count);
      waiting -= count;
      if (waiting > 0) return false;
      waiting += step;
      spectrum.measure(power);
      for (let bin = 0; bin < levels.length; bin++) {
        levels[bin] = Math.max(NOTHING, powerToDb(power[bin] ?? 0));
      }
      return true;
    },
  };
}

/**
 * The mains frequency whose hum stands out of level spectra: two of its harmonics by 10 dB, or its
 * fundamental alone by 20 dB.
 * @param levels mean of several spectra in dB, so that what comes and goes (speech) counts little
 */
export function findHum(levels: ArrayLike<number>, binWidth: number): 50 | 60 | undefined {
  const [at50, at60] = [scoreOf(levels, binWidth, 50), scoreOf(levels, binWidth, 60)];
  if (at50 === 0 && at60 === 0) return undefined;
  return at50 >= at60 ? 50 : 60;
}

function scoreOf(levels: ArrayLike<number>, binWidth: number, mains: 50 | 60): number {
  const heights = HARMONICS.map((harmonic) => prominence(levels, binWidth, mains * harmonic));
  const prominent = heights.filter((height) => height >= PROMINENT);
  const isHum = prominent.length >= 2 || (heights[0] ?? 0) >= PROMINENT_ALONE;
  return isHum ? prominent.reduce((sum, height) => sum + height, 0) : 0;
}

/** How far a frequency is above its neighbours, in dB; 0 when it is inaudible. */
function prominence(levels: ArrayLike<number>, binWidth: number, frequency: number): number {
  const [around, beside]: [number[], number[]] = [[], []];
  for (let bin = 0; bin < levels.length; bin++) {
    const distance = Math.abs(bin * binWidth - frequency);
    if (distance <= PEAK_WIDTH) around.push(levels[bin] ?? NOTHING);
    else if (distance >= NEIGHBOURS.from && distance <= NEIGHBOURS.to) {
      beside.push(levels[bin] ?? NOTHING);
    }
  }
  const peak = Math.max(...around, NOTHING);
  const sorted = beside.sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NOTHING;
  return peak < AUDIBLE ? 0 : peak - median;
}
