import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Reading} from './reading';
import {startMeter, type Meter} from './startMeter.browser';

const LEVEL = -20;

let context: AudioContext;
let readings: Reading[];
let meter: Meter;

beforeEach(async () => {
  context = new AudioContext({sampleRate: 48_000});
  const sine = new OscillatorNode(context, {frequency: 1000});
  const gain = new GainNode(context, {gain: 10 ** (LEVEL / 20)});
  sine.connect(gain);
  sine.start();
  readings = [];
  meter = await startMeter(context, gain, {
    onReading: (reading) => readings.push(reading),
    onError: (message) => {
      throw new Error(message);
    },
  });
});

afterEach(async () => {
  meter.close();
  await context.close();
});

/** Waits until so many seconds have been measured. */
async function measured(seconds: number): Promise<Reading> {
  await expect
    .poll(() => readings.at(-1)?.seconds ?? 0, {timeout: 20_000})
    .toBeGreaterThan(seconds);
  const last = readings.at(-1);
  if (last === undefined) throw new Error('No reading');
  return last;
}

describe('the meter', () => {
  it('reads a sine as it is', async () => {
    const {channels, loudness, spectrum} = await measured(1);
    expect(channels).toHaveLength(1);
    expect(channels[0]?.peak).toBeCloseTo(LEVEL, 2);
    expect(channels[0]?.rms).toBeCloseTo(LEVEL - 3.01, 1);
    expect(loudness.integrated).toBeCloseTo(LEVEL - 3.01, 1);
    expect(Math.max(...spectrum)).toBeGreaterThan(LEVEL - 1.5);
  });

  it('measures a step, and rejects where none was begun', async () => {
    await measured(0.2);
    meter.startPhase('quiet');
    const {seconds} = await measured(0.3);
    await measured(seconds + 1);
    const result = await meter.endPhase();
    expect(result.phase).toBe('quiet');
    expect(result.floor).toBeCloseTo(LEVEL - 3.01, 1);
    await expect(meter.endPhase()).rejects.toThrow('No step');
  });

  it('keeps a take without a gap', async () => {
    await measured(0.2);
    meter.startTake();
    const {seconds} = await measured(0.3);
    await measured(seconds + 0.5);
    const [samples = new Float32Array(), ...others] = await meter.endTake();
    expect(others).toEqual([]);
    expect(samples.length).toBeGreaterThan(0.4 * 48_000);
    // A sampled sine: every sample follows from the two before it.
    const turn = 2 * Math.cos((2 * Math.PI * 1000) / 48_000);
    const error = samples
      .slice(2)
      .map((sample, i) => Math.abs(sample - turn * (samples[i + 1] ?? 0) + (samples[i] ?? 0)));
    expect(Math.max(...error)).toBeLessThan(1e-5);
  });

  it('begins anew with a reset', async () => {
    await measured(1);
    meter.reset();
    await expect.poll(() => readings.at(-1)?.seconds).toBeLessThan(0.9);
  });

  it('rejects what is waited for when it is closed', async () => {
    await measured(0.2);
    meter.startPhase('loud');
    const result = meter.endPhase();
    meter.close();
    await expect(result).rejects.toThrow('closed');
    await expect(meter.endTake()).rejects.toThrow('closed');
  });
});
