/** The lowest level that the level meters show, in dBFS. */
export const LEVEL_FLOOR = -60;
/** Ends of the loudness gauge, in LUFS. */
export const LOUDNESS_ENDS = [-40, -5] as const;
/** Ends of the spectrum: Hz, and dBFS. */
const FREQUENCIES = [20, 20_000] as const;
export const SPECTRUM_ENDS = [-110, 0] as const;

/** Where a value stands between two ends, from 0 to 1. */
export function placeOf(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Where a frequency in Hz stands on the logarithmic axis, from 0 to 1. */
export function placeOfFrequency(frequency: number): number {
  const [from, to] = FREQUENCIES;
  return placeOf(Math.log(frequency), [Math.log(from), Math.log(to)]);
}

/** The frequency at a place of the axis, in Hz. */
function frequencyAt(place: number): number {
  const [from, to] = FREQUENCIES;
  return from * (to / from) ** place;
}

/**
 * The level of each of `columns` columns of the picture, in dBFS: the highest bin in it, and between
 * two bins, where the columns are narrower, a straight line.
 *
 * @param sampleRate - in Hz; the last bin is at half of it
 */
export function spectrumColumns(
  spectrum: Float32Array,
  sampleRate: number,
  columns: number,
): Float32Array {
  const perBin = sampleRate / 2 / (spectrum.length - 1);
  return Float32Array.from({length: columns}, (_, column) => {
    const from = frequencyAt(column / columns) / perBin;
    const to = frequencyAt((column + 1) / columns) / perBin;
    if (from > spectrum.length - 1) return -Infinity;
    const first = Math.ceil(from);
    const last = Math.min(Math.floor(to), spectrum.length - 1);
    if (first > last) return between(spectrum, (from + to) / 2);
    let level = -Infinity;
    for (let bin = first; bin <= last; bin += 1)
      level = Math.max(level, spectrum[bin] ?? -Infinity);
    return level;
  });
}

function between(spectrum: Float32Array, at: number): number {
  const low = spectrum[Math.floor(at)] ?? -Infinity;
  const high = spectrum[Math.ceil(at)] ?? low;
  const part = at - Math.floor(at);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return Math.max(low, high);
  return low + (high - low) * part;
}
