import {describe, expect, it} from 'vitest';
import {comparedSignals, ebuR128} from './testing/ffmpeg';
import {measure} from './testing/loudnessRun';

describe.each([48_000, 44_100])('beside FFmpeg at %i Hz', (sampleRate) => {
  it.each(Object.entries(comparedSignals(sampleRate)))('%s', (name, signal) => {
    const ours = measure(signal, sampleRate);
    const theirs = ebuR128(signal, sampleRate);
    expect(Math.abs(ours.loudness.integrated - theirs.integrated)).toBeLessThan(0.1);
    expect(Math.abs(ours.loudness.range - theirs.range)).toBeLessThan(0.3);
    const truePeak = Math.max(...ours.channels.map((channel) => channel.truePeak));
    // The filter of BS.1770-4 has 12 taps a phase, FFmpeg's more: what noise has above 20 kHz is missed.
    expect(truePeak).toBeGreaterThan(theirs.truePeak - (name.endsWith('noise') ? 1 : 0.4));
    expect(truePeak).toBeLessThan(theirs.truePeak + 0.2);
  });
});
