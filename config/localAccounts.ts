import {SIGN_IN_PROVIDERS} from '../src/lib/signInProviders';

/**
 * Address and keys of the embedded backend (supabase/local). No secrets: it listens on this
 * computer only, and a deployment with these values is refused (config/accounts.ts).
 */
export const LOCAL_ACCOUNTS = {
  host: '127.0.0.1',
  port: 54_321,
  url: 'http://127.0.0.1:54321',
  anonKey: 'local-anon-key-for-this-computer-only',
  serviceKey: 'local-service-key-for-this-computer-only',
  /** Services that it stands in for. */
  providers: SIGN_IN_PROVIDERS,
} as const;
