/** 10 log10(x) by the natural logarithm, which engines compute twice as fast. */
const DECIBELS = 10 / Math.LN10;

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
