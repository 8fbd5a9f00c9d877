import {gainAt, type Section} from '@komebiyori/loudness/cascade';

/** Pole frequencies in Hz, IEC 61672-1:2013, annex E, table E.1. */
const POLES = {first: 20.598997, second: 107.65265, third: 737.86223, fourth: 12194.217} as const;
/** Hz: where the treble is made right. */
const TREBLE = 12_500;

/**
 * A-weighting of IEC 61672-1 for a sample rate in Hz, 0 dB at 1 kHz: four zeros at 0 Hz, double
 * poles at the first and fourth frequency, single ones at the second and third. The poles are
 * matched (z = exp(-2πf/fs)) instead of bilinear, which would bend the top octave; a double zero
 * makes the treble right, which the poles alone would leave too loud.
 */
export function aWeighting(sampleRate: number): readonly [Section, Section, Section] {
  const frequency = Math.min(TREBLE, 0.4 * sampleRate);
  const wanted = analogueGain(frequency) / analogueGain(1000);
  let [from, to] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const zero = (from + to) / 2;
    if (gainAt(digital(sampleRate, zero), frequency, sampleRate) > wanted) from = zero;
    else to = zero;
  }
  return digital(sampleRate, to);
}

/** |H| of the prototype, IEC 61672-1, equation E.1, without its constant factor. */
function analogueGain(frequency: number): number {
  const square = (value: number): number => value * value;
  const f = square(frequency);
  const {first, second, third, fourth} = POLES;
  const single = Math.sqrt((f + square(second)) * (f + square(third)));
  return (f * f) / ((f + square(first)) * single * (f + square(fourth)));
}

/** @param zero the double zero is at -zero */
function digital(sampleRate: number, zero: number): readonly [Section, Section, Section] {
  const pole = (frequency: number): number => Math.exp((-2 * Math.PI * frequency) / sampleRate);
  const section = (b1: number, b2: number, one: number, other: number): Section => ({
    b0: 1,
    b1,
    b2,
    a1: -(one + other),
    a2: one * other,
  });
  const {first, second, third, fourth} = POLES;
  const low = section(-2, 1, pole(first), pole(first));
  const middle = section(-2, 1, pole(second), pole(third));
  const last = section(2 * zero, zero * zero, pole(fourth), pole(fourth));
  const scale = 1 / gainAt([low, middle, last], 1000, sampleRate);
  const {b0, b1, b2} = low;
  return [{...low, b0: b0 * scale, b1: b1 * scale, b2: b2 * scale}, middle, last];
}
