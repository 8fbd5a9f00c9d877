import {createMeasurer, type Measurer} from '../measurer';
import type {Reading} from '../reading';
import type {Signal} from './signals';

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
