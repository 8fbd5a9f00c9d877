import {describe, expect, it} from 'vitest';
import {createMeasurer} from './measurer';
import type {Phase, PhaseResult} from './reading';
import {feed, measure} from './testing/loudnessRun';
import {amplified, speechLike, stereo, tone, whiteNoise, type Signal} from './testing/signals';
import {mulberry32} from '@komebiyori/lib/mulberry32';

const RATE = 48_000;
const seconds = (count: number): number => count * RATE;

function sine(frequency: number, level: number, length = 4): Float32Array {
  const amplitude = 10 ** (level / 20);
  return Float32Array.from(
    {length: seconds(length)},
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / RATE),
  );
}

function mixed(...parts: readonly Float32Array[]): Float32Array {
  return (parts[0] ?? new Float32Array()).map((_, i) =>
    parts.reduce((sum, part) => sum + (part[i] ?? 0), 0),
  );
}

function measurePhase(signal: Signal, phase: Phase = 'normal'): PhaseResult {
  const measurer = createMeasurer({sampleRate: RATE, channels: signal.length === 1 ? 1 : 2});
  measurer.startPhase(phase);
  feed(measurer, signal);
  const result = measurer.endPhase();
  if (result === undefined) throw new Error('No step');
  return result;
}

describe('levels', () => {
  it('of a sine: peak, RMS and true peak; one channel is 3.01 LU below two', () => {
    const mono = measure([tone([[-23, 4]], RATE)], RATE);
    expect(mono.channels).toHaveLength(1);
    expect(mono.channels[0]?.peak).toBeCloseTo(-23, 2);
    expect(mono.channels[0]?.rms).toBeCloseTo(-26.01, 2);
    expect(mono.channels[0]?.truePeak).toBeCloseTo(-23, 1);
    const both = measure(stereo(tone([[-23, 4]], RATE)), RATE);
    expect(both.loudness.integrated - mono.loudness.integrated).toBeCloseTo(3.01, 2);
  });

  it('are of the last 50 and 300 ms', () => {
    const reading = measure(
      [
        tone(
          [
            [-10, 2],
            [-40, 0.1],
          ],
          RATE,
        ),
      ],
      RATE,
    );
    expect(reading.channels[0]?.peak).toBeCloseTo(-40, 1);
    // Two thirds of the window are of the louder tone.
    expect(reading.channels[0]?.rms).toBeCloseTo(-13.01 + 10 * Math.log10(2 / 3), 1);
    expect(reading.channels[0]?.truePeak).toBeCloseTo(-10, 1);
  });

  it('of nothing are -Infinity, and after 3 s that is silence', () => {
    const silent = measure([new Float32Array(seconds(3))], RATE);
    expect(silent.isSilent).toBe(true);
    expect(silent.loudness).toEqual({
      momentary: -Infinity,
      shortTerm: -Infinity,
      integrated: -Infinity,
      range: 0,
    });
    expect(silent.channels[0]).toEqual({peak: -Infinity, rms: -Infinity, truePeak: -Infinity});
    expect(measure([new Float32Array(seconds(2.9))], RATE).isSilent).toBe(false);
    expect(measure([whiteNoise(-100, seconds(4), 1)], RATE).isSilent).toBe(false);
  });

  it('begin anew with a reset, but for what the windows hold', () => {
    const measurer = createMeasurer({sampleRate: RATE, channels: 1});
    feed(measurer, [tone([[0, 2]], RATE)]);
    // The true peak looks back on a few samples.
    feed(measurer, [new Float32Array(480)]);
    measurer.reset();
    feed(measurer, [tone([[-30, 2]], RATE)]);
    const {seconds: length, channels, loudness, clips} = measurer.read();
    expect(length).toBeCloseTo(2, 9);
    expect(clips).toBe(0);
    expect(channels[0]?.truePeak).toBeLessThan(-29);
    expect(loudness.integrated).toBeCloseTo(-33.01, 1);
  });
});

describe('the spectrum', () => {
  it.each([
    ['mono', (samples: Float32Array): Signal => [samples]],
    ['left', (samples: Float32Array): Signal => [samples, new Float32Array(samples.length)]],
    ['right', (samples: Float32Array): Signal => [new Float32Array(samples.length), samples]],
    ['inverted', (samples: Float32Array): Signal => [samples, samples.map((s) => -s)]],
  ])('has a full-scale sine at 0 dBFS: %s', (_, channels) => {
    const {spectrum} = measure(channels(sine((100 * RATE) / 4096, 0, 1)), RATE);
    expect(spectrum).toHaveLength(2049);
    expect(spectrum[100]).toBeCloseTo(0, 3);
    expect(spectrum[99]).toBeCloseTo(-6.02, 1);
    expect(spectrum[110]).toBeLessThan(-100);
  });
});

describe('clipping', () => {
  it('is three samples in a row or more, at once on both channels once', () => {
    const samples = new Float32Array(seconds(2));
    samples.set([1, 1], 100);
    samples.set([0.999, -1, 1], 24_000);
    samples.set([1, 1, 1, 1, 1, 1], 36_000);
    samples.set([1, 1, 1], 72_000);
    const reading = measure(stereo(samples), RATE);
    expect(reading.clips).toBe(3);
    // A second is told once.
    expect(reading.clippedAt).toEqual([0.5, 1.5]);
  });

  it('is found across hops', () => {
    const samples = new Float32Array(seconds(1));
    samples.set([1, 1, 1, 1], 478);
    expect(measure([samples], RATE).clips).toBe(1);
  });
});

describe('two channels', () => {
  const voice = speechLike(4, RATE, 1);

  it('correlate from -1 to 1', () => {
    const of = (right: Float32Array) => measure([voice, right], RATE).correlation;
    const steady = sine(300, -20);
    expect(measure([steady, steady], RATE).correlation).toBeCloseTo(1, 6);
    expect(measure([steady, steady.map((s) => -s)], RATE).correlation).toBeCloseTo(-1, 6);
    expect(
      measure([whiteNoise(-20, seconds(4), 1), whiteNoise(-20, seconds(4), 2)], RATE).correlation,
    ).toBeCloseTo(0, 1);
    expect(of(new Float32Array(voice.length))).toBeUndefined();
    expect(measure([voice], RATE).correlation).toBeUndefined();
  });

  it('of which one is empty are told', () => {
    expect(measurePhase([voice, amplified(voice, -30)]).isOneSided).toBe(true);
    expect(measurePhase([voice, amplified(voice, -10)]).isOneSided).toBe(false);
    expect(measurePhase([voice]).isOneSided).toBe(false);
  });
});

describe('the direct current', () => {
  it('is the mean, of the larger channel', () => {
    const noise = whiteNoise(-40, seconds(4), 1);
    const moved = noise.map((sample) => sample - 0.01);
    expect(measure([noise, moved], RATE).dcOffset).toBeCloseTo(0.01, 3);
    expect(measurePhase([moved]).dcOffset).toBeCloseTo(0.01, 3);
  });
});

describe('the noise floor', () => {
  it('is that of the quiet tenth, plain and A-weighted', () => {
    const hiss = whiteNoise(-60, seconds(5), 3);
    hiss.set(whiteNoise(-20, seconds(3), 4), seconds(1));
    const {floor} = measurePhase([hiss], 'quiet');
    expect(floor).toBeGreaterThan(-60.3);
    expect(floor).toBeLessThan(-59.7);
    // IEC 61672-1, table 3: -16.1 dB at 125 Hz.
    const low = measurePhase([sine(125, -40)], 'quiet');
    expect(low.floor).toBeCloseTo(-43.01, 1);
    expect(low.floorA).toBeCloseTo(-43.01 - 16.1, 0);
  });

  it('is none for digital silence after a sound, though filters ring out', () => {
    const beeps = new Float32Array(seconds(5));
    for (let at = 0; at < 5; at += 0.5) beeps.set(sine(1000, -20, 0.1), seconds(at));
    expect(measurePhase([beeps], 'quiet')).toMatchObject({floor: -Infinity, floorA: -Infinity});
  });
});

describe('hum', () => {
  const room = whiteNoise(-60, seconds(5), 5);
  const hum = (mains: number, level: number, harmonics: readonly number[]): Float32Array =>
    mixed(room, ...harmonics.map((harmonic) => sine(mains * harmonic, level, 5)));

  it.each([
    [50, 50],
    [60, 60],
    [50.1, 50],
    [59.9, 60],
  ])('of %f Hz is found', (mains, expected) => {
    for (const signal of [hum(mains, -60, [1, 3]), hum(mains, -60, [2, 4, 5])]) {
      expect(measurePhase([signal], 'quiet').hum).toBe(expected);
      expect(measure([signal], RATE).hum).toBe(expected);
    }
  });

  it('is found in a device of 44.1 kHz, and in either channel', () => {
    const signal = hum(50 * (RATE / 44_100), -60, [1, 2, 3]);
    expect(measure([signal], 44_100).hum).toBe(50);
    expect(measurePhase([room, hum(60, -60, [1, 2, 3])], 'quiet').hum).toBe(60);
  });

  it.each([1, 2, 3])('is neither noise nor speech: seed %i', (seed) => {
    expect(measurePhase([whiteNoise(-50, seconds(5), seed)], 'quiet').hum).toBeUndefined();
    expect(measurePhase([speechLike(5, RATE, seed)]).hum).toBeUndefined();
  });

  it('is nothing when it cannot be heard', () => {
    expect(measurePhase([hum(50, -100, [1, 2, 3])], 'quiet').hum).toBeUndefined();
  });
});

describe('speech', () => {
  /** Without what is above 7 kHz, as a telephone's; twice 128 taps of a windowed sinc. */
  function narrowed(samples: Float32Array): Float32Array {
    const taps = Array.from({length: 257}, (_, i) => {
      const x = i - 128;
      const sinc = x === 0 ? 0.25 : Math.sin(Math.PI * 0.25 * x) / (Math.PI * x);
      return (
        sinc *
        (0.42 - 0.5 * Math.cos((2 * Math.PI * i) / 256) + 0.08 * Math.cos((4 * Math.PI * i) / 256))
      );
    });
    return samples.map((_, i) =>
      taps.reduce((sum, tap, k) => sum + tap * (samples[i - k] ?? 0), 0),
    );
  }

  it('lacks highs when there is nothing above 8 kHz', () => {
    const voice = speechLike(5, RATE, 6);
    expect(measurePhase([voice]).lacksHighs).toBe(false);
    expect(measure([voice], RATE).lacksHighs).toBe(false);
    const telephone = narrowed(voice);
    expect(measurePhase([telephone]).lacksHighs).toBe(true);
    expect(measure([telephone], RATE).lacksHighs).toBe(true);
    for (const unheard of [sine(1000, -20), new Float32Array(seconds(4))]) {
      expect(measurePhase([unheard]).lacksHighs).toBeUndefined();
      expect(measure([unheard], RATE).lacksHighs).toBeUndefined();
    }
  });

  it('has breath bursts that are counted by the minute', () => {
    const voice = speechLike(12, RATE, 9);
    expect(measurePhase([voice]).plosives).toBe(0);
    const random = mulberry32(2);
    const pops = voice.slice();
    for (const at of [2, 4, 6, 8]) {
      for (let i = 0; i < 0.08 * RATE; i++) {
        const index = seconds(at) + i;
        const swell = Math.sin((Math.PI * i) / (0.08 * RATE));
        pops[index] =
          (pops[index] ?? 0) * 0.1 +
          0.4 * swell * Math.sin((2 * Math.PI * (40 + random()) * i) / RATE);
      }
    }
    expect(measurePhase([pops]).plosives).toBeCloseTo(4 * 5, 5);
  });

  it('has as much sibilance as there is between 5 and 9 kHz', () => {
    const voice = speechLike(6, RATE, 6);
    const hiss = mixed(sine(6000, -25, 6), sine(7500, -25, 6));
    const [plain, sharp] = [measurePhase([voice]), measurePhase([mixed(voice, hiss)])];
    expect(plain.sibilance).toBeLessThan(-10);
    expect(sharp.sibilance).toBeGreaterThan(plain.sibilance + 5);
    expect(measurePhase([new Float32Array(seconds(1))]).sibilance).toBe(-Infinity);
  });
});
