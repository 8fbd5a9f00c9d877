import type {Reading} from '@komebiyori/mic-meter/reading';

/** How long a peak stays marked, in seconds. */
const HOLD = 1.5;
/** Of which the noise is told, in seconds. */
const NOISE_WINDOW = 10;
/** How fast the held spectrum comes down, in dB a second. */
const FALL = 12;

interface Held {
  readonly level: number;
  /** When it was, in seconds. */
  readonly at: number;
}

/** What the meters show beyond a single reading. */
export interface Live {
  readonly reading: Reading;
  /** Peaks of the last moments, one of each channel, in dBFS. */
  readonly held: readonly Held[];
  /** 10th percentile of the RMS of the last ten seconds, in dBFS; undefined before three of them. */
  readonly noise: number | undefined;
  /** RMS of the louder channel, oldest first. */
  readonly levels: readonly Held[];
  /** The highest level of each bin, coming down slowly. */
  readonly spectrumHold: Float32Array;
}

function hold(before: Held | undefined, level: number, at: number): Held {
  const isOver = before === undefined || level >= before.level || at - before.at > HOLD;
  return isOver ? {level, at} : before;
}

function percentile(levels: readonly Held[], part: number): number | undefined {
  const sorted = levels.map(({level}) => level).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)];
}

function heldSpectrum(before: Float32Array, now: Float32Array, seconds: number): Float32Array {
  const fall = FALL * seconds;
  return now.map((level, bin) => Math.max(level, (before[bin] ?? -Infinity) - fall));
}

/** Adds a reading to what the meters show; a reading from an earlier time begins anew. */
export function nextLive(before: Live | undefined, reading: Reading): Live {
  const last =
    before !== undefined && before.reading.seconds <= reading.seconds ? before : undefined;
  const {seconds, channels} = reading;
  const level = Math.max(...channels.map(({rms}) => rms));
  const levels = [...(last?.levels ?? []), {level, at: seconds}].filter(
    ({at}) => at > seconds - NOISE_WINDOW,
  );
  const first = levels[0]?.at ?? seconds;
  return {
    reading,
    held: channels.map(({peak}, index) => hold(last?.held[index], peak, seconds)),
    levels,
    noise: seconds - first < 3 ? undefined : percentile(levels, 0.1),
    spectrumHold:
      last === undefined
        ? reading.spectrum
        : heldSpectrum(last.spectrumHold, reading.spectrum, seconds - last.reading.seconds),
  };
}
