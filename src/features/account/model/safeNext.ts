/** Where a visitor goes who has signed in without having come from anywhere. */
const HOME_AFTER_SIGN_IN = '/account/my';

/** Any origin does: it only gives relative addresses something to stand on. */
const BASE = 'https://site.invalid';

/** Ids of Stripe's checkout sessions: https://docs.stripe.com/api/checkout/sessions/object */
const SESSION_ID = /^cs_[A-Za-z\d_]{1,200}$/u;
const PRODUCT_ID = /^[\w-]{1,64}$/u;

/** The id of a checkout session as an address may name it; undefined for anything else. */
export function checkoutSessionId(text: string | null): string | undefined {
  return text !== null && SESSION_ID.test(text) ? text : undefined;
}

/** The id of a product as an address may name it; undefined for anything else. */
export function productId(text: string | null): string | undefined {
  return text !== null && PRODUCT_ID.test(text) ? text : undefined;
}

/** The pages that signing in may lead to, and what of their addresses is kept. */
const PAGES: Readonly<Record<string, (query: URLSearchParams) => string | undefined>> = {
  '/account/my': () => '/account/my',
  '/membership': (query) => {
    const buy = productId(query.get('buy'));
    return buy === undefined ? '/membership' : `/membership?buy=${buy}`;
  },
  '/account/checkout/succeeded': (query) => {
    const id = checkoutSessionId(query.get('session_id'));
    return id === undefined ? undefined : `/account/checkout/succeeded?session_id=${id}`;
  },
};

function parse(text: string): URL | undefined {
  try {
    return new URL(text, BASE);
  } catch {
    return undefined;
  }
}

/**
 * Where to go after signing in. The answer is put together from what is known, never passed on, so
 * that a link cannot lead out of the site or into a page that acts by its address.
 * @param wanted the query's `next`
 */
export function safeNext(wanted: string | null): string {
  // The URL parser takes tabs and line breaks out, and backslashes for slashes.
  const url = wanted !== null && /^\/[\w/?=&%.-]*$/u.test(wanted) ? parse(wanted) : undefined;
  if (url?.origin !== BASE || !Object.hasOwn(PAGES, url.pathname)) return HOME_AFTER_SIGN_IN;
  return PAGES[url.pathname]?.(url.searchParams) ?? HOME_AFTER_SIGN_IN;
}

/**
 * The `next` of an address to return to, which a service or a mail brings back. Only that is taken
 * from it, for `safeNext` to judge: whoever asks for a mail may write any address of this site.
 */
export const nextInside = (address: string | null): string | null =>
  parse(address ?? '')?.searchParams.get('next') ?? null;

/** Why a visitor is sent to sign in: also out on all machines, or ended in another tab or machine. */
export type SignInReason = 'expired' | 'signedOut' | 'everywhere' | 'elsewhere';

/** The address of the sign-in page that comes back to `next`. */
export function signInAddress(next: string, reason?: SignInReason): string {
  const query = new URLSearchParams({next: safeNext(next)});
  if (reason !== undefined) query.set('reason', reason);
  return `/account/signin?${query.toString()}`;
}
