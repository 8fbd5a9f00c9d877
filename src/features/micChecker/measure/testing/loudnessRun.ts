import {createWeightedPowers} from '../dsp/weightedPowers';
import {createHops} from '@komebiyori/loudness/hops';
import {createLoudnessSpan, type LoudnessSpan} from '../loudness/loudnessSpan';
import {createLoudnessWindows} from '@komebiyori/loudness/windows';
import type {Signal} from './signals';

/** Weights of left, right, centre and the two surround channels (BS.1770-4, annex 1, table 3). */
const SURROUND = [1, 1, 1, 1.41, 1.41];

/**
 * Runs the loudness part alone over a signal of any number of channels.
 * @param onHop is called after every 10 ms, with the seconds so far
 */
export function measureLoudness(
  signal: Signal,
  sampleRate: number,
  onHop: (span: LoudnessSpan, seconds: number) => void = () => undefined,
): LoudnessSpan {
  const weights = signal.map((_, channel) => SURROUND[channel] ?? 0);
  const hops = createHops(sampleRate, signal.length);
  const powers = weights.map(() => createWeightedPowers(sampleRate));
  const windows = createLoudnessWindows();
  const span = createLoudnessSpan(windows);
  let count = 0;
  hops.push(signal, () => {
    for (const [channel, power] of powers.entries()) {
      power.process(hops.current[channel] ?? new Float64Array(hops.length));
    }
    windows.push(
      powers.reduce((sum, power, channel) => sum + (weights[channel] ?? 0) * power.k(), 0),
    );
    span.hop();
    count++;
    onHop(span, (count * hops.length) / sampleRate);
  });
  return span;
}
