/** A rule of the migrations made weaker, and the test files of which one must fail for it. */
export interface Mutation {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
  /** Races show on PostgreSQL only. */
  readonly race?: true;
}
