import type {Deps} from './deps.ts';
import {askStripe} from './respond.ts';
import {stripeCode} from './stripeEvents.ts';

interface Known {
  readonly user: string;
  readonly customer: string | null;
}

/**
 * Calls Stripe with the customer of a visitor.
 * @returns undefined if Stripe does not know the customer: deleted there, or of the test mode. It is
 * forgotten here, too. (https://docs.stripe.com/error-codes#resource-missing)
 */
export async function unlessGone<T>(
  deps: Deps,
  {user, customer}: Known,
  call: () => Promise<T>,
): Promise<T | undefined> {
  const answer = await askStripe(deps, () =>
    call().catch((error: unknown) => {
      if (customer !== null && isGone(error)) return undefined;
      throw error;
    }),
  );
  if (answer === undefined) {
    await deps.rpc('forget_customer', {p_user_id: user, p_customer: customer});
    deps.log(`Stripe: customer ${customer ?? ''} is gone`);
  }
  return answer;
}

const isGone = (error: unknown): boolean =>
  stripeCode(error) === 'resource_missing' &&
  error instanceof Error &&
  Reflect.get(error, 'param') === 'customer';
