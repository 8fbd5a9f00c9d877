import {describe, expect, it} from 'vitest';
import {tone, whiteNoise} from '../testing/signals';
import {createProcessor} from './processor';
import type {Report} from './protocol';
import {joinTake} from './take';

const RATE = 48_000;
const QUANTUM = 128;

function start() {
  const reports: Report[] = [];
  let time = 0;
  const processor = createProcessor({
    sampleRate: RATE,
    now: () => time,
    send: (report) => reports.push(report),
  });
  const run = (signal: readonly Float32Array[]): void => {
    for (let at = 0; at < (signal[0]?.length ?? 0); at += QUANTUM) {
      time += (1000 * QUANTUM) / RATE;
      processor.process(signal.map((channel) => channel.subarray(at, at + QUANTUM)));
    }
  };
  const readings = () =>
    reports.flatMap((report) => (report.type === 'reading' ? [report.reading] : []));
  return {processor, reports, run, readings};
}

describe('the processor', () => {
  it('sends 20 readings a second, which can be cloned', () => {
    const {run, readings} = start();
    run([tone([[-20, 3]], RATE)]);
    expect(readings()).toHaveLength(60);
    expect(structuredClone(readings().at(-1))).toEqual(readings().at(-1));
  });

  it('measures what it is given: one channel, then two', () => {
    const {run, readings} = start();
    run([tone([[-20, 1]], RATE)]);
    run([tone([[-20, 1]], RATE), tone([[-30, 1]], RATE)]);
    const last = readings().at(-1);
    expect(last?.channels.map(({peak}) => Math.round(peak))).toEqual([-20, -30]);
    expect(last?.seconds).toBeCloseTo(1, 1);
  });

  it('goes on in silence when nothing is connected', () => {
    const {processor, readings} = start();
    for (let i = 0; i < (4 * RATE) / QUANTUM; i++) expect(processor.process([])).toBe(true);
    expect(readings().at(-1)?.isSilent).toBe(true);
  });

  it('measures a step from its begin to its end', () => {
    const {processor, run, reports} = start();
    run([tone([[0, 2]], RATE)]);
    // The true peak looks back on a few samples.
    run([new Float32Array(960)]);
    processor.handle({type: 'startPhase', phase: 'loud'});
    run([tone([[-30, 2]], RATE)]);
    processor.handle({type: 'endPhase'});
    processor.handle({type: 'endPhase'});
    const [first, second] = reports.filter((report) => report.type === 'phase');
    expect(first?.result).toMatchObject({phase: 'loud', clips: 0});
    expect(first?.result?.truePeak).toBeLessThan(-29);
    expect(first?.result?.loudness.integrated).toBeCloseTo(-33.01, 1);
    expect(second?.result).toBeUndefined();
  });

  it('begins a step again when the device turns out to be stereo', () => {
    const {processor, run, reports} = start();
    processor.handle({type: 'startPhase', phase: 'quiet'});
    run([tone([[-30, 2]], RATE), tone([[-30, 2]], RATE)]);
    processor.handle({type: 'endPhase'});
    const answer = reports.find((report) => report.type === 'phase');
    expect(answer?.result?.correlation).toBeCloseTo(1, 6);
  });

  it('keeps a take to the sample', () => {
    const {processor, run, reports} = start();
    const signal = [whiteNoise(-20, 96_100, 1), whiteNoise(-20, 96_100, 2)];
    run([new Float32Array(RATE), new Float32Array(RATE)]);
    processor.handle({type: 'startTake'});
    run(signal);
    processor.handle({type: 'endTake'});
    run(signal);
    const parts = reports.filter((report) => report.type === 'take');
    expect(parts.map(({isLast}) => isLast).lastIndexOf(true)).toBe(parts.length - 1);
    const taken = joinTake(parts.map(({channels}) => channels));
    expect(taken.map(({length}) => length)).toEqual(signal.map(({length}) => length));
    for (const [channel, samples] of signal.entries()) {
      expect(samples.findIndex((sample, i) => sample !== taken[channel]?.[i])).toBe(-1);
    }
  });

  it('ends when it is closed', () => {
    const {processor} = start();
    processor.handle({type: 'close'});
    expect(processor.process([new Float32Array(QUANTUM)])).toBe(false);
  });
});
