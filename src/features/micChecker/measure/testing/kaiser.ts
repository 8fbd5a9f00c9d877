interface Design {
  /** Odd. */
  readonly taps: number;
  /** As a part of the sample rate. */
  readonly cutoff: number;
  /** Of the stop band, in dB. */
  readonly attenuation: number;
}

/** A linear-phase low-pass with a Kaiser window (J. F. Kaiser, 1974), 1 at 0 Hz. */
export function kaiserLowPass({taps, cutoff, attenuation}: Design): readonly number[] {
  const beta = 0.1102 * (attenuation - 8.7);
  const centre = (taps - 1) / 2;
  const values = Array.from({length: taps}, (_, i) => {
    const x = i - centre;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return (sinc * bessel(beta * Math.sqrt(1 - (x / centre) ** 2))) / bessel(beta);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-16 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
