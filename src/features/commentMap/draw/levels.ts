import type {Settings} from '../settings/settings';

/** Votes at which the steps of the scale `steps` begin. */
const STEP_STARTS = [1, 2, 5, 10, 25] as const;

/**
 * How far a count is on the scale of colours, 0 to 1.
 * @param count at least 1
 * @param most the highest count on the map
 */
export function levelOf(count: number, most: number, scale: Settings['scale']): number {
  switch (scale) {
    // Colours only say whether there was a vote.
    case 'off':
      return 0.75;
    case 'linear':
      return most <= 1 ? 1 : (count - 1) / (most - 1);
    case 'log':
      return most <= 1 ? 1 : Math.log(count) / Math.log(most);
    case 'steps': {
      const step = STEP_STARTS.filter((start) => count >= start).length - 1;
      return step / (STEP_STARTS.length - 1);
    }
  }
}
