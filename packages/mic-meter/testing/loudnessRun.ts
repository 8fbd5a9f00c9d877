import {createWeightedPowers} from '../dsp/weightedPowers';
import {createHops} from '@komebiyori/loudness/hops';
import {createLoudnessSpan, type LoudnessSpan} from '../loudness/loudnessSpan';
import {createLoudnessWindows} from '@komebiyori/loudness/windows';
import {createMeasurer, type Measurer} from '../measurer';
import type {Reading} from '../reading';
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

/** Frames of the blocks in which a worklet gets its input. */
const QUANTUM = 128;

/** Hands a signal to a measurer in blocks; `size` says how long the next one is. */
export function feed(measurer: Measurer, signal: Signal, size: () => number = () => QUANTUM): void {
  const length = signal[0]?.length ?? 0;
  for (let start = 0; start < length;) {
    const end = Math.min(length, start + size());
    measurer.push(signal.map((channel) => channel.subarray(start, end)));
    start = end;
  }
}

/** What a fresh measurer reads at the end of a signal of one or two channels. */
export function measure(signal: Signal, sampleRate: number, size?: () => number): Reading {
  const measurer = createMeasurer({sampleRate, channels: signal.length === 1 ? 1 : 2});
  feed(measurer, signal, size);
  return measurer.read();
}
