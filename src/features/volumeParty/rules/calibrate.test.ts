import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {calibrate, type Heard} from './calibrate';

const around = (level: number, seed: number, spread = 4): number[] => {
  const random = mulberry32(seed);
  return Array.from({length: 250}, () => level + spread * (random() - 0.5));
};
/** A voice with pauses, in which the room is heard. */
const voice = (level: number, seed: number, room = -60): number[] => [
  ...around(level, seed).slice(0, 150),
  ...around(room, seed + 1).slice(0, 100),
];
const heard = (some: Partial<Heard> = {}): Heard => ({
  quiet: around(-60, 1),
  normal: voice(-30, 2),
  loud: voice(-10, 3),
  ...some,
});

describe('the calibration', () => {
  it('sets stages that the voices reach: talk the first, a shout all', () => {
    const result = calibrate(heard());
    if (result.kind !== 'set') throw new Error(result.why);
    const {normal, loud, scream} = result.thresholds;
    expect(normal).toBeGreaterThan(-58);
    expect(normal).toBeLessThan(-30);
    expect(loud).toBeGreaterThan(-28);
    expect(loud).toBeLessThan(-12);
    expect(scream).toBeGreaterThan(loud);
    expect(scream).toBeLessThan(-8);
  });

  it.each(Array.from({length: 30}, (_, seed) => seed))('stages rise, seed %i', (seed) => {
    const random = mulberry32(seed + 100);
    const room = -70 + 20 * random();
    const talk = room + 10 + 15 * random();
    const result = calibrate({
      quiet: around(room, seed),
      normal: voice(talk, seed + 1, room),
      loud: voice(talk + 8 + 10 * random(), seed + 2, room),
    });
    if (result.kind !== 'set') throw new Error(result.why);
    const {normal, loud, scream} = result.thresholds;
    expect(normal).toBeLessThan(loud);
    expect(loud).toBeLessThan(scream);
    expect(scream).toBeLessThanOrEqual(0);
  });

  it('says what was missing', () => {
    const nothing = around(-100, 1, 0);
    expect(calibrate({quiet: nothing, normal: nothing, loud: nothing})).toEqual({
      kind: 'failed',
      why: 'silent',
    });
    expect(calibrate(heard({quiet: around(-31, 1)}))).toMatchObject({why: 'noisy'});
    expect(calibrate(heard({loud: voice(-30, 3)}))).toMatchObject({why: 'flat'});
    expect(calibrate({quiet: [], normal: [], loud: []})).toMatchObject({why: 'silent'});
  });
});
