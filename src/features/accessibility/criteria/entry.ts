/** What is true of a criterion on the pages of this site. */
export type Result = 'meets' | 'partly' | 'unused' | 'unchecked';

/** One success criterion of WCAG 2.2 or JIS X 8341-3:2016, and what was found. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: Result;
  /** Files of the repository whose tests hold it at each change. */
  readonly tests: readonly string[];
  /** Whether it was looked at by hand for this statement (`LOOKED_ON`). */
  readonly looked: boolean;
  /** What it means here; for an exception where, and what to do instead; a plan has its day. */
  readonly notes: readonly string[];
}

/** Tests that hold more than one criterion. */
export const TESTS = {
  EVERY_PAGE: 'tests/e2e/everyPage.spec.ts',
  SIGN_IN: 'tests/e2e/accountSignIn.spec.ts',
  STEPS: 'tests/e2e/accountSignInSteps.spec.ts',
  NAVBAR: 'tests/e2e/navbar.spec.ts',
} as const;

type Rest = Partial<Pick<Criterion, 'tests' | 'looked'>>;

const entry =
  (result: Result) =>
  (id: string, name: string, level: 'A' | 'AA', notes: readonly string[], rest: Rest = {}) => ({
    id,
    name,
    level,
    result,
    tests: rest.tests ?? [],
    looked: rest.looked ?? false,
    notes,
  });
export const meets = entry('meets');
export const partly = entry('partly');
export const unchecked = entry('unchecked');
export const unused = entry('unused');
