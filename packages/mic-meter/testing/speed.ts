import {createMeasurer} from '../measurer';
import {createProcessor} from '../worklet/processor';
import type {Signal} from './signals';

const QUANTUM = 128;

/** Milliseconds that a signal of two channels takes in a measurer, with 20 readings a second. */
export function timeMeasuring(signal: Signal, sampleRate: number, now: () => number): number {
  const measurer = createMeasurer({sampleRate, channels: 2});
  const length = signal[0]?.length ?? 0;
  const step = sampleRate / 20;
  const begun = now();
  for (let start = 0; start < length; start += step) {
    measurer.push(signal.map((channel) => channel.subarray(start, start + step)));
    measurer.read();
  }
  return now() - begun;
}

/** Milliseconds of each render quantum in the worklet's processor, while a step is measured. */
export function timeQuanta(
  signal: Signal,
  sampleRate: number,
  now: () => number,
): readonly number[] {
  const processor = createProcessor({
    sampleRate,
    now,
    send: (report) => {
      // As posting it does.
      structuredClone(report);
    },
  });
  processor.handle({type: 'startPhase', phase: 'normal'});
  const length = signal[0]?.length ?? 0;
  const times: number[] = [];
  for (let start = 0; start + QUANTUM <= length; start += QUANTUM) {
    const blocks = signal.map((channel) => channel.subarray(start, start + QUANTUM));
    const begun = now();
    processor.process(blocks);
    times.push(now() - begun);
  }
  return times;
}
