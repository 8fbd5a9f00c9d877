import type {SignInProvider} from '@site/src/lib/signInProviders';
import type {Watched} from '@komebiyori/lib/store';
import type {SignInReason} from '../model/safeNext';
import type {Account, OrderStatus, Product} from './answers';
import type {Result} from './failure';

/** Whether somebody is signed in, in this browser. */
export type Session =
  | {readonly kind: 'checking'}
  /** `why` is undefined where nobody was signed in. */
  | {readonly kind: 'signedOut'; readonly why: SignInReason | undefined}
  | {readonly kind: 'signedIn'; readonly userId: string; readonly mail: string};

/** Which sessions a sign-out ends. */
type SignOutScope = 'local' | 'global';

/** Everything that the pages ask of the backend. No call throws; each answer has been checked. */
export interface AccountClient {
  readonly session: Watched<Session>;

  /** The mail's link leads to `next`, in whatever browser it is opened. */
  readonly sendCode: (mail: string, next: string) => Promise<Result<undefined>>;
  readonly verifyCode: (mail: string, code: string) => Promise<Result<undefined>>;
  /** For the link of a mail, `?token_hash=`. */
  readonly verifyLink: (tokenHash: string) => Promise<Result<undefined>>;
  /** For the way back from another service, `?code=`. */
  readonly exchangeCode: (code: string) => Promise<Result<undefined>>;
  /** Leaves the page for another service, which comes back and goes on to `next`. */
  readonly signInWith: (provider: SignInProvider, next: string) => Promise<Result<undefined>>;
  readonly signOut: (scope: SignOutScope) => Promise<Result<undefined>>;

  readonly account: () => Promise<Result<Account>>;
  /** Changes what is named; the rest stays. An empty name takes the name away. */
  readonly saveProfile: (change: {
    readonly name?: string;
    readonly newsletter?: boolean;
  }) => Promise<Result<undefined>>;
  /** The answer is the day until which Pro now holds; null for one that does not end. */
  readonly redeem: (code: string) => Promise<Result<Date | null>>;
  readonly releaseDevice: (id: string) => Promise<Result<undefined>>;
  /** Everything that is kept about the visitor, as JSON. */
  readonly exportData: () => Promise<Result<string>>;
  readonly deleteAccount: () => Promise<Result<undefined>>;

  readonly products: () => Promise<Result<Product[]>>;
  /** The address of the page where the order is paid. */
  readonly checkout: (productId: string) => Promise<Result<string>>;
  /** The address of the page where card and membership are managed. */
  readonly portal: () => Promise<Result<string>>;
  readonly orderStatus: (sessionId: string) => Promise<Result<OrderStatus>>;
  /** Asks the payment service itself, for a notice that is late. */
  readonly syncCheckout: (sessionId: string) => Promise<Result<undefined>>;
}
