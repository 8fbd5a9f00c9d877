/** 10 log10(x) by the natural logarithm, which engines compute twice as fast. */
const DECIBELS = 10 / Math.LN10;
/** BS.1770-4: what makes the power of a K-weighted signal its loudness. */
const LOUDNESS_OFFSET = -0.691;

/** A mean square as a level in dB; -Infinity for nothing. */
export function powerToDb(power: number): number {
  return power > 0 ? DECIBELS * Math.log(power) : -Infinity;
}

/** An amplitude as a level in dB; -Infinity for nothing. */
export function amplitudeToDb(amplitude: number): number {
  return amplitude > 0 ? 20 * Math.log10(amplitude) : -Infinity;
}

/** Mean squares as levels. */
export function powersToDb(powers: Float64Array): Float32Array {
  const levels = new Float32Array(powers.length);
  for (let i = 0; i < powers.length; i++) levels[i] = powerToDb(powers[i] ?? 0);
  return levels;
}

/** Loudness of a K-weighted mean square (BS.1770-4), in LUFS. */
export function loudnessOf(power: number): number {
  return LOUDNESS_OFFSET + powerToDb(power);
}
