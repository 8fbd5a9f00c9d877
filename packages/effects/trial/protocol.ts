/** Whether a line of an item's patterns fits a text; without a text, whether it is slow. */
export interface Question {
  readonly line: string;
  readonly text?: string;
}
