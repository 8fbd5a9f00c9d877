/** A slip that a colleague could make; `npm run mutate` plants it and sees who notices. */
export interface Fault {
  /** What a visitor then has to bear, in a few words. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Who must notice: a test file, or `file › part of a test's full title`. */
  readonly tests: readonly string[];
}
