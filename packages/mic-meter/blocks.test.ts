import {describe, expect, it} from 'vitest';
import {createMeasurer} from './measurer';
import {feed} from './testing/loudnessRun';
import {speechLike, type Signal} from './testing/signals';
import {mulberry32} from '@komebiyori/lib/mulberry32';

const RATE = 48_000;

function results(signal: Signal, size: () => number) {
  const measurer = createMeasurer({sampleRate: RATE, channels: signal.length === 1 ? 1 : 2});
  feed(
    measurer,
    signal.map((channel) => channel.subarray(0, 2 * RATE)),
    size,
  );
  measurer.startPhase('normal');
  feed(
    measurer,
    signal.map((channel) => channel.subarray(2 * RATE)),
    size,
  );
  return {reading: measurer.read(), phase: measurer.endPhase()};
}

describe('what is measured does not depend on the blocks', () => {
  const left = speechLike(8, RATE, 1).map((sample) => Math.max(-1, Math.min(1, 8 * sample)));
  const signals: [string, Signal][] = [
    ['mono', [left]],
    ['stereo', [left, speechLike(8, RATE, 2)]],
  ];

  it.each(signals)('%s', (_, signal) => {
    const expected = results(signal, () => 128);
    expect(expected.reading.clips).toBeGreaterThan(0);
    for (const seed of [1, 2, 3]) {
      const random = mulberry32(seed);
      expect(results(signal, () => 1 + Math.floor(4096 * random()))).toEqual(expected);
    }
    expect(results(signal, () => 1)).toEqual(expected);
  });
});
