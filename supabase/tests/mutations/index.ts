import {ACCOUNT_MUTATIONS} from './account';
import type {Mutation} from './mutation';
import {PAYMENT_MUTATIONS} from './payments';
import {RIGHTS_MUTATIONS} from './rights';
import {SALES_MUTATIONS} from './sales';

export type {Mutation} from './mutation';

/** Each `from` stands in the migrations; the runner says so if it does not any more. */
export const MUTATIONS: readonly Mutation[] = [
  ...RIGHTS_MUTATIONS,
  ...ACCOUNT_MUTATIONS,
  ...PAYMENT_MUTATIONS,
  ...SALES_MUTATIONS,
];
