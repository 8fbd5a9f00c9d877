import type {GoTrueClient} from '@supabase/auth-js';
import {BACKEND_URL, SITE_URL, type Site} from './site';

/** Where the sign-in page asks to be led back to. */
export const BACK = `${SITE_URL}/account/signin?next=%2Fmembership`;
export const CHALLENGE = 'a'.repeat(43);

export type Service = 'google' | 'twitch' | 'discord';
export type Form = Readonly<Record<string, string>>;

/** What a visitor does on the stand-in's page. */
export const allow = (email: string): Form => ({action: 'allow', email, verified: 'yes'});
export const DENY: Form = {action: 'deny', email: '', verified: 'yes'};

/** Where an answer leads a browser. */
export const ledTo = (answer: Response): URL => new URL(answer.headers.get('location') ?? '');

export const told = ({searchParams}: URL): Form => Object.fromEntries(searchParams);

/**
 * Opens the address that the client would open, without any key, as a browser does.
 * @returns the state that the service was given
 */
export async function leaveFor(
  site: Site,
  auth: GoTrueClient,
  provider: Service,
  redirectTo = BACK,
): Promise<string> {
  const {data} = await auth.signInWithOAuth({
    provider,
    options: {redirectTo, skipBrowserRedirect: true},
  });
  const page = ledTo(await site.fetch(data.url ?? ''));
  // The page is told nothing else, so that it cannot tell anything else.
  const known = [...page.searchParams.keys()].join();
  if (page.origin + page.pathname !== `${BACKEND_URL}/oauth` || known !== 'state') {
    throw new Error(`led to ${page.href}`);
  }
  return page.searchParams.get('state') ?? '';
}

/** Sends the form of the stand-in's page. */
export async function answerPage(site: Site, state: string, form: Form): Promise<URL> {
  const body = new URLSearchParams({...form, state});
  return ledTo(await site.fetch(`${BACKEND_URL}/oauth`, {method: 'POST', body}));
}
