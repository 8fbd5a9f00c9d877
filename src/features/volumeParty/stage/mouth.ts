import type {Levels} from '../levels/levels';
import type {Settings} from '../settings/settings';

/** Closed, open, wide. */
export type Opening = 0 | 1 | 2;

/** dB; a mouth that has opened closes only below this much less, so that it does not flicker. */
const STICKY = 3;

/** How far a mouth is open, after it was so far open before. */
export function openingOf(
  levels: Levels | undefined,
  before: Opening,
  {mouthHalf, mouthWide}: Pick<Settings, 'mouthHalf' | 'mouthWide'>,
): Opening {
  const level = levels?.rms.all ?? -Infinity;
  if (level >= mouthWide - (before === 2 ? STICKY : 0)) return 2;
  return level >= mouthHalf - (before >= 1 ? STICKY : 0) ? 1 : 0;
}
