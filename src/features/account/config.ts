import {SIGN_IN_PROVIDERS, type SignInProvider} from '@site/src/lib/signInProviders';
import * as v from 'valibot';

/** Where the accounts are kept, as the build was told. */
export interface AccountConfig {
  readonly url: string;
  readonly anonKey: string;
  readonly providers: readonly SignInProvider[];
  /** The backend of a developer's own machine: mails go to its outbox, payments to its pay page. */
  readonly isLocal: boolean;
}

const Fields = v.object({
  accounts: v.picklist(['on', 'local']),
  supabaseUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//u)),
  supabaseAnonKey: v.pipe(v.string(), v.minLength(1)),
  signInProviders: v.fallback(v.array(v.picklist(SIGN_IN_PROVIDERS)), []),
});

/**
 * Reads the custom fields of the site's configuration.
 * @returns undefined when the build has no accounts
 */
export function accountConfig(
  customFields: Readonly<Record<string, unknown>> | undefined,
): AccountConfig | undefined {
  const read = v.safeParse(Fields, customFields);
  if (!read.success) return undefined;
  const {accounts, supabaseUrl, supabaseAnonKey, signInProviders} = read.output;
  return {
    url: supabaseUrl.replace(/\/$/u, ''),
    anonKey: supabaseAnonKey,
    providers: signInProviders,
    isLocal: accounts === 'local',
  };
}
