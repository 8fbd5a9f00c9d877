import type {PostOutcome} from '@komebiyori/app-link/post';
import type {Fire} from '../rules/engine';

/** What became of the word that a rule sends to the app; undefined where it sends none. */
export type WordOutcome = PostOutcome['kind'] | 'sending' | 'not-linked' | undefined;

/** A line of what happened. */
export interface FireEntry {
  readonly id: number;
  readonly ruleId: string;
  readonly name: string;
  /** By performance.now(), in ms. */
  readonly at: number;
  /** dB; undefined for a trial by hand. */
  readonly level: number | undefined;
  readonly word: string;
  readonly outcome: WordOutcome;
}

const LONGEST = 50;

/** The log with a further line, the newest first. */
export function logged(
  log: readonly FireEntry[],
  {rule, at, level}: Fire,
  more: {readonly id: number; readonly isTrial: boolean; readonly outcome: WordOutcome},
): readonly FireEntry[] {
  const {id, isTrial, outcome} = more;
  const entry: FireEntry = {
    id,
    ruleId: rule.id,
    name: rule.name,
    at,
    level: isTrial ? undefined : level,
    word: rule.word,
    outcome,
  };
  return [entry, ...log].slice(0, LONGEST);
}

/** The log when it is known what became of a word. */
export const settled = (
  log: readonly FireEntry[],
  id: number,
  outcome: WordOutcome,
): readonly FireEntry[] => log.map((entry) => (entry.id === id ? {...entry, outcome} : entry));
