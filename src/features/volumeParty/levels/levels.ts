import type {Band, Metric, Rule} from '../rules/rule';

/** How loud something is just now; everything in dB below full scale. */
export interface Levels {
  /** RMS of 100 ms by band; of what has no bands only `all`. */
  readonly rms: Readonly<Partial<Record<Band, number>>> & {readonly all: number};
  /** The highest sample of 50 ms by band. */
  readonly peak: Readonly<Partial<Record<Band, number>>> & {readonly all: number};
  /** LUFS of 400 ms (BS.1770-4); of what has no samples the mean power of 400 ms. */
  readonly lufsM: number;
}

/** What stands for nothing; meters and messages know no infinity. */
export const QUIETEST = -100;

/** A level as it is told: never below -100 dB. */
export const floored = (level: number): number => Math.max(QUIETEST, level);

/** What a rule listens to; the whole sound where there are no bands. */
export function levelFor(
  levels: Levels,
  {metric, band}: {readonly metric: Metric; readonly band: Band},
): number {
  if (metric === 'lufsM') return levels.lufsM;
  return levels[metric][band] ?? levels[metric].all;
}

/** The loudest of several, for a rule that listens to all sources. */
export function loudestFor(
  all: Iterable<Levels>,
  ear: Pick<Rule, 'metric' | 'band'>,
): number | undefined {
  let loudest: number | undefined;
  for (const levels of all) loudest = Math.max(loudest ?? -Infinity, levelFor(levels, ear));
  return loudest;
}

/** The name under which the processor is registered. */
export const PROCESSOR = 'party-levels';
