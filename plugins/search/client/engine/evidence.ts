import type {TermMatch} from './termMatch';

/** One way in which the texts speak of a concept. */
export interface Evidence {
  readonly match: TermMatch;
  /** How much it counts beside the word as it was typed. */
  readonly factor: number;
  /** From 0 to 1: how much of the concept a page holds that holds this. */
  readonly share: number;
  /** Whether it is only like the word as it was typed. */
  readonly isAlike?: boolean;
  /** Whether it is another word that says nearly the same. */
  readonly isMeaning?: boolean;
}

/** Whether the texts hold it at all. */
export function isFound({match}: Evidence): boolean {
  return match.texts.size > 0;
}
