/** A mean square as a level in dB; -Infinity for nothing. */
export function powerToDb(power: number): number {
  return power > 0 ? 10 * Math.log10(power) : -Infinity;
}

/** An amplitude as a level in dB; -Infinity for nothing. */
export function amplitudeToDb(amplitude: number): number {
  return amplitude > 0 ? 20 * Math.log10(amplitude) : -Infinity;
}

/** A level in dB as a mean square. */
export function dbToPower(level: number): number {
  return 10 ** (level / 10);
}
