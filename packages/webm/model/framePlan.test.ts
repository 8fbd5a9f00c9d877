import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {fadeOpacity, frameAt, planDuration, planFrames} from './framePlan';

const source = (fps: number, count: number) => ({
  times: Array.from({length: count}, (_, i) => Math.round((i * 1e6) / fps)),
  durationUs: Math.round((count * 1e6) / fps),
});
const NEUTRAL = {trim: null, speed: 1, direction: 'forward', fps: 30} as const;
const shown = (...args: Parameters<typeof planFrames>): number[] =>
  planFrames(...args).map((frame) => frame.source);

describe('planFrames', () => {
  it('keeps every frame once at equal rates, also where starts were rounded to milliseconds', () => {
    for (const fps of [10, 23.976, 24, 25, 29.97, 30, 50, 59.94, 60]) {
      const exact = source(fps, 100);
      const rounded = {...exact, times: exact.times.map((us) => Math.round(us / 1000) * 1000)};
      const every = Array.from({length: 100}, (_, i) => i);
      expect(shown(exact, {...NEUTRAL, fps}), `${fps} fps`).toEqual(every);
      expect(shown(rounded, {...NEUTRAL, fps}), `${fps} fps, rounded`).toEqual(every);
    }
  });

  it('keeps every frame once where a camera starts them late and early', () => {
    const jitter = [0, 4000, -3500, 2500, -4000, 3000, 1500, -2000, 3900, -3000];
    const {times, durationUs} = source(30, 100);
    const uneven = times.map((us, i) => Math.max(0, us + (jitter[i % 10] ?? 0)));
    const every = Array.from({length: 100}, (_, i) => i);
    expect(shown({times: uneven, durationUs}, NEUTRAL)).toEqual(every);
    // What starts after the end is not of the part, however near.
    const trim = {startUs: 0, endUs: times[3] ?? 0};
    expect(shown({times, durationUs}, {...NEUTRAL, fps: 40, trim})).toEqual([0, 1, 1, 2]);
  });

  it('drops and doubles evenly', () => {
    expect(shown(source(60, 8), {...NEUTRAL, fps: 30})).toEqual([0, 2, 4, 6]);
    expect(shown(source(10, 3), {...NEUTRAL, fps: 30})).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(shown(source(60, 12), {...NEUTRAL, fps: 15})).toEqual([0, 4, 8]);
  });

  it('holds frames as long as the source does', () => {
    const uneven = {times: [0, 500_000, 600_000], durationUs: 1_000_000};
    expect(shown(uneven, {...NEUTRAL, fps: 10})).toEqual([0, 0, 0, 0, 0, 1, 2, 2, 2, 2]);
  });

  it('trims, and plays faster and slower', () => {
    const trim = {startUs: 300_000, endUs: 600_000};
    expect(shown(source(10, 10), {...NEUTRAL, fps: 10, trim})).toEqual([3, 4, 5]);
    expect(shown(source(10, 8), {...NEUTRAL, fps: 10, speed: 2})).toEqual([0, 2, 4, 6]);
    expect(shown(source(10, 3), {...NEUTRAL, fps: 10, speed: 0.5})).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('plays backwards, and there and back without showing an end twice', () => {
    const four = source(10, 4);
    expect(shown(four, {...NEUTRAL, fps: 10, direction: 'reverse'})).toEqual([3, 2, 1, 0]);
    expect(shown(four, {...NEUTRAL, fps: 10, direction: 'pingPong'})).toEqual([0, 1, 2, 3, 2, 1]);
  });

  it('makes at least one frame of anything', () => {
    const trim = {startUs: 0, endUs: 1};
    expect(shown({times: [0], durationUs: 1}, {...NEUTRAL, fps: 1, trim, speed: 10})).toEqual([0]);
  });

  it('holds for any source and edit', () => {
    const random = mulberry32(8);
    for (let run = 0; run < 500; run++) {
      const count = 1 + Math.floor(random() * 20);
      const times = [0];
      for (let i = 1; i < count; i++)
        times.push((times[i - 1] ?? 0) + 1 + Math.floor(random() * 200_000));
      const durationUs = (times.at(-1) ?? 0) + 1 + Math.floor(random() * 200_000);
      const [a, b] = [random(), random()].map((part) => Math.floor(part * durationUs));
      const [from = 0, to = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
      const timing = {
        trim: random() < 0.5 ? null : {startUs: from, endUs: Math.max(to, from + 1)},
        speed: 0.2 + random() * 9.8,
        fps: 1 + random() * 59,
        direction: 'forward' as const,
      };
      const plan = planFrames({times, durationUs}, timing);
      const {startUs, endUs} = timing.trim ?? {startUs: 0, endUs: durationUs};
      const exactFrames = ((endUs - startUs) * timing.fps) / timing.speed / 1e6;
      const told = JSON.stringify({run, timing, times});
      expect(plan.length, told).toBe(Math.max(1, Math.round(exactFrames)));
      const wrong = plan.filter((frame, i) => {
        // No drift: a start is never further than rounding from where it belongs.
        const inTime = Math.abs(frame.timeUs - (i * 1e6) / timing.fps) <= 0.5;
        const next = plan[i + 1]?.timeUs ?? frame.timeUs + frame.durationUs;
        const gapless = frame.durationUs > 0 && frame.timeUs + frame.durationUs === next;
        // It shows what starts nearest: within half a frame from then, and the next one not before.
        const step = (1e6 * timing.speed) / timing.fps;
        const at = Math.min(startUs + i * step, endUs);
        const start = times[frame.source] ?? NaN;
        const early = Math.min(step, start - (times[frame.source - 1] ?? -Infinity)) / 2;
        const begun = start <= at + Math.max(1000, early);
        const latest = (times[frame.source + 1] ?? Infinity) > at - 2;
        return !(inTime && gapless && begun && latest);
      });
      expect(wrong, told).toEqual([]);
      const row = plan.map((frame) => frame.source);
      const back = shown({times, durationUs}, {...timing, direction: 'reverse'});
      expect(back.reverse(), told).toEqual(row);
      const both = planFrames({times, durationUs}, {...timing, direction: 'pingPong'});
      expect(both.length, told).toBe(row.length + Math.max(0, row.length - 2));
    }
  });
});

it('finds the frame of a time, within the result', () => {
  const plan = planFrames(source(10, 5), {...NEUTRAL, fps: 10});
  expect([-1, 0, 99_999, 100_000, 450_000, 9e9].map((us) => frameAt(plan, us))).toEqual([
    0, 0, 0, 1, 4, 4,
  ]);
  expect(planDuration(plan)).toBe(500_000);
});

describe('fadeOpacity', () => {
  const plan = planFrames(source(10, 10), {...NEUTRAL, fps: 10});
  const opacities = (fadeInUs: number, fadeOutUs: number): number[] =>
    plan.map((_, i) => Number(fadeOpacity(i, plan, {fadeInUs, fadeOutUs}).toFixed(3)));

  it('is whole without fades', () => {
    expect(opacities(0, 0)).toEqual(Array.from({length: 10}, () => 1));
  });

  it('grows and falls by the middle of each frame', () => {
    expect(opacities(200_000, 400_000)).toEqual([
      0.25, 0.75, 1, 1, 1, 1, 0.875, 0.625, 0.375, 0.125,
    ]);
  });
});
