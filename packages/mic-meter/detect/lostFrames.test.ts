import {describe, expect, it} from 'vitest';
import {createLostFrames} from './lostFrames';
import {mulberry32} from '@komebiyori/lib/mulberry32';

const RATE = 48_000;
const QUANTUM = 128;

/** A device that delivers quanta in bursts of 10 ms, each up to 5 ms late, and loses some. */
function deliver(seconds: number, {drift = 0, losses = [] as readonly number[], start = 0} = {}) {
  const random = mulberry32(1);
  const lost = createLostFrames(RATE);
  let missing = 0;
  let frames = 0;
  for (let burst = 0; burst * 480 < seconds * RATE; burst++) {
    const ideal = (burst * 480 * (1 + drift)) / RATE;
    if (losses.some((at) => Math.abs(burst * 0.01 - at) < 0.005)) missing += 0.05;
    const time = 1000 * (start + ideal + missing + 0.005 * random());
    while (frames + QUANTUM <= (burst + 1) * 480) lost.push((frames += QUANTUM), time);
  }
  return lost;
}

describe('lost frames', () => {
  it('are none when blocks are only late, and when the clock drifts', () => {
    expect(deliver(30).count()).toBe(0);
    expect(deliver(30, {drift: 2e-4, start: 1e6}).count()).toBe(0);
  });

  it('are what the clock has and the device has not', () => {
    const count = deliver(20, {losses: [5, 12]}).count();
    // 50 ms each, as exactly as the bursts allow.
    expect(Math.abs(count - 2 * 2400)).toBeLessThan(300);
  });

  it('are not counted over a pause', () => {
    const lost = deliver(5);
    lost.pause();
    for (let i = 0; i < 2000; i++) lost.push(240_000 + i * 128, 60_000 + (i * 128_000) / RATE);
    expect(lost.count()).toBe(0);
  });
});
