/** What a change is called in the history of the page. */
export interface Change {
  readonly label: string;
  /** The control; changes by one control that follow fast are one step. */
  readonly tag?: string;
}
