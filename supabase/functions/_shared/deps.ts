import type {JWK} from 'jose';
import type Stripe from 'stripe';

/** Answers a request; the same for Deno in a hosted project and Node in the local backend. */
export type Handler = (request: Request) => Promise<Response>;

/** What the handlers need from outside. */
export interface Deps {
  /** Origin of the website: where buyers come back to, and the only one that CORS allows. */
  readonly siteUrl: string;
  /** Calls a database function with the rights of the service role. @throws Error if it fails. */
  readonly rpc: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The id of the user whose valid access token a request carries. */
  readonly userOf: (request: Request) => Promise<string | undefined>;
  /** The address a request comes from, for rate limits; one word for all if it is unknown. */
  readonly addressOf: (request: Request) => string;
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether real money is paid: which of Stripe's modes the key is of. */
  readonly isLive: boolean;
  /** Ed25519, with `kid`; signs the certificates of licences. */
  readonly signingKey: JWK;
  readonly now: () => Date;
  /** For the operator; no secrets, no addresses. */
  readonly log: (line: string) => void;
}
