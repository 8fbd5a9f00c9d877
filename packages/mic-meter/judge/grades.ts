import {NOISY_SNR, type Facts} from './facts';
import {CEILING, PLOSIVES, SAFE} from './gain';
import {distanceFrom, TARGETS} from './targets';

/** From the best to the worst. */
const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

export type Grade = (typeof GRADES)[number];

export type TopicId = 'level' | 'headroom' | 'noise' | 'quality' | 'stability';

/** Speech that is this much above the noise, in dB, needs no gate. */
export const CLEAN_SNR = 40;
/** Below this, in dB, a room is loud. */
export const LOUD_ROOM = 20;
/** Of a signal that is inverted on one side. */
const INVERTED = -0.5;
/** As a part of full scale. */
const DC_OFFSET = 0.005;
/** A loudness range, in LU, that listeners follow with the volume control. */
const WIDE = 12;
/** How much louder than normal, in LU, a loud voice may be without compression. */
export const JUMP = 10;
/** Lost sound, in percent, that has to be mended before anything else counts. */
export const MUCH_LOST = 0.1;

/** Something wrong with the sound itself, and how many grades it costs. */
export interface Fault {
  readonly id: 'clipping' | 'phone' | 'inverted' | 'oneSided' | 'plosives' | 'sibilance' | 'offset';
  readonly costs: number;
}

/** What is wrong with the sound itself. */
export function faultsOf(facts: Facts): readonly Fault[] {
  const {clips, speech, plosives, sibilance, dcOffset} = facts;
  const all: Fault[] = [
    {id: 'clipping', costs: [1, 3, 10, 100].filter((least) => clips >= least).length},
    {id: 'phone', costs: speech.some(({lacksHighs}) => lacksHighs === true) ? 3 : 0},
    {id: 'inverted', costs: speech.some(({correlation = 0}) => correlation < INVERTED) ? 3 : 0},
    {id: 'oneSided', costs: speech.some(({isOneSided}) => isOneSided) ? 2 : 0},
    {id: 'plosives', costs: [PLOSIVES, 30].filter((least) => plosives >= least).length},
    {id: 'sibilance', costs: [-8, -3].filter((least) => sibilance >= least).length},
    {id: 'offset', costs: dcOffset > DC_OFFSET ? 1 : 0},
  ];
  return all.filter(({costs}) => costs > 0);
}

/** Whether listeners would turn the volume up and down. */
export const swings = ({jump, normal}: Facts): boolean =>
  jump > JUMP || (normal?.loudness.range ?? 0) > WIDE;

/** The grade of each topic; undefined when it could not be judged. */
export type Grades = Readonly<Record<TopicId, Grade | undefined>>;

/** Grades the five topics. */
export function gradesOf(facts: Facts, faults: readonly Fault[]): Grades {
  const {input, loudness, isVoiceHeard, clips, lostPercent} = facts;
  const costs = faults.reduce((sum, fault) => sum + fault.costs, 0);
  return {
    // Normal speech beside the target.
    level:
      loudness === undefined
        ? undefined
        : gradeBy(Math.abs(distanceFrom(TARGETS[input.target], loudness)), [0, 3, 6, 10]),
    headroom: gradeHeadroom(facts),
    noise: gradeNoise(facts),
    // The sound itself.
    quality: isVoiceHeard || clips > 0 ? lower('A', costs) : undefined,
    // Whether all sound arrives, and whether the voice stays where it is.
    stability:
      lostPercent === undefined
        ? undefined
        : lower(gradeBy(lostPercent, [0, MUCH_LOST, 0.5, 2]), swings(facts) ? 1 : 0),
  };
}

/** How far the loudest voice is from clipping. */
function gradeHeadroom({truePeak, clips}: Facts): Grade | undefined {
  if (truePeak === undefined) return undefined;
  return clips > 0 ? 'E' : gradeBy(truePeak, [SAFE, -3, CEILING, 0]);
}

/** How far normal speech is above the noise of the room. */
function gradeNoise({snr, hum}: Facts): Grade | undefined {
  if (snr === undefined) return undefined;
  const grade = gradeBy(snr, [CLEAN_SNR, NOISY_SNR, LOUD_ROOM, 12]);
  return hum !== undefined && grade === 'A' ? 'B' : grade;
}

/**
 * The grade of a value by the limits of A to D, in their order: the first limit that the value
 * reaches decides. `limits` fall when much is good (a distance), and rise when little is.
 */
function gradeBy(value: number, limits: readonly [number, number, number, number]): Grade {
  const [a, , , d] = limits;
  const isMuchGood = a > d;
  const index = limits.findIndex((limit) => (isMuchGood ? value >= limit : value <= limit));
  return GRADES[index] ?? 'E';
}

/** The grade after a number of steps down. */
function lower(grade: Grade, steps: number): Grade {
  return GRADES[Math.min(GRADES.indexOf(grade) + steps, GRADES.length - 1)] ?? 'E';
}
