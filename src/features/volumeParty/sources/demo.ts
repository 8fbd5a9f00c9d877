import {mulberry32} from '@komebiyori/lib/mulberry32';
import {floored, type Levels} from '../levels/levels';

/** A little scene: RMS in dB to which the sound goes, and how long it stays, in ms. */
const SCENE: readonly (readonly [level: number, ms: number])[] = [
  [-52, 600],
  [-27, 1800],
  [-50, 500],
  [-26, 1400],
  [-15, 900],
  [-48, 700],
  [-28, 1500],
  [-6, 1100],
  [-52, 1500],
];

/** ms until the scene begins anew. */
export const DEMO_LENGTH = SCENE.reduce((sum, [, ms]) => sum + ms, 0);

const TREMBLE = 3;
const CREST = 9;

/** Levels of a voice that talks, laughs and screams; the same for the same moment. */
export function demoLevels(at: number): Levels {
  let rest = at % DEMO_LENGTH;
  const part = SCENE.find(([, ms]) => (rest -= ms) < 0);
  const random = mulberry32(Math.floor(at / 20));
  const rms = (part?.[0] ?? -52) + TREMBLE * (random() - 0.5);
  return {
    rms: {all: rms, low: floored(rms - 8), mid: floored(rms - 1), high: floored(rms - 14)},
    peak: {all: Math.min(0, rms + CREST)},
    lufsM: rms,
  };
}
