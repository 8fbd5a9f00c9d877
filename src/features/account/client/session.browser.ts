import type {AuthClient, AuthError, Session as AuthSession} from '@supabase/auth-js';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import {createStore, type Store} from '@komebiyori/lib/store';
import * as v from 'valibot';
import type {SignInProvider} from '@site/src/lib/signInProviders';
import {signInAddress, type SignInReason} from '../model/safeNext';
import type {AccountClient, Session} from './accountClient';
import {done, failed, failureOf, type Result} from './failure';
import type {FailureCode} from './failureCodes';

/** The library exports its class as a value only. */
type Auth = InstanceType<typeof AuthClient>;

/** The key under which the session is kept in localStorage; features/legal names it to visitors. */
export const SESSION_KEY = 'account.session';

/** A token is renewed so long before it ends, in seconds: three ticks of 30 s, and some time to ask. */
const RENEWED_BEFORE_S = 120;

/** One of the calls about the session: how it went is all that its caller needs. */
async function told(call: () => Promise<{error: unknown}>): Promise<Result<undefined>> {
  try {
    const {error} = await call();
    return error === null ? done(undefined) : {ok: false, failure: failureOf(error)};
  } catch (error) {
    return {ok: false, failure: failureOf(error)};
  }
}

/** As the library answers a call that signs in: an answer that holds no session is no error to it. */
async function withSession(
  call: Promise<{data: {session: AuthSession | null}; error: AuthError | null}>,
): Promise<{error: unknown}> {
  const {data, error} = await call;
  return {error: error ?? (data.session === null ? {code: 'malformed_answer'} : null)};
}

function sessionOf(session: AuthSession, before: Session): Session {
  const {id, email = ''} = session.user;
  // The same object while it is the same visitor: a renewed token is no news to the page.
  if (before.kind === 'signedIn' && before.userId === id && before.mail === email) return before;
  return {kind: 'signedIn', userId: id, mail: email};
}

/** About as long as a session, in characters. */
const SESSION_LENGTH = 4096;

/** Why nothing can be kept, if so: a session would be gone with the page that made it. */
function whyNotKept(): FailureCode | undefined {
  const key = `${SESSION_KEY}.probe`;
  const kept = keep(key, 'x'.repeat(SESSION_LENGTH));
  if (kept === 'full') return 'storage_full';
  return kept === 'kept' && keep(key, undefined) === 'kept' ? undefined : 'storage_blocked';
}

/** Where mails and services lead back to: the sign-in page alone, which judges where to go on. */
const returnAddress = (next: string): string =>
  new URL(signInAddress(next), window.location.origin).href;

/** What GoTrue's `/settings` says of the ways to sign in (supabase/auth, internal/api/settings.go). */
const Settings = v.object({external: v.record(v.string(), v.boolean())});

/**
 * Whether the server leads to a service. It is asked before the page is left: GoTrue answers a
 * browser that asks for a service that is off in JSON, and nothing leads back from there.
 * @throws TypeError without a network
 */
async function isOff(provider: SignInProvider, askSettings: AskSettings): Promise<boolean> {
  const answer = await askSettings();
  const told = v.safeParse(Settings, await answer.json().catch(() => undefined));
  // A server that does not say is left to lead there or not.
  return told.success && told.output.external[provider] !== true;
}

/** Fetches GoTrue's `/settings`. */
type AskSettings = () => Promise<Response>;

type SignInCalls = Pick<
  AccountClient,
  'sendCode' | 'verifyCode' | 'verifyLink' | 'exchangeCode' | 'signInWith'
>;

function signInCalls(auth: Auth, askSettings: AskSettings): SignInCalls {
  const kept = (call: () => Promise<{error: unknown}>): Promise<Result<undefined>> => {
    const obstacle = whyNotKept();
    return obstacle === undefined ? told(call) : Promise.resolve(failed(obstacle));
  };
  return {
    // Never `shouldCreateUser: false`: the answer would tell whether an account exists.
    sendCode: (email, next) =>
      kept(() => auth.signInWithOtp({email, options: {emailRedirectTo: returnAddress(next)}})),
    verifyCode: (email, token) =>
      kept(() => withSession(auth.verifyOtp({email, token, type: 'email'}))),
    verifyLink: (token_hash) =>
      kept(() => withSession(auth.verifyOtp({token_hash, type: 'email'}))),
    exchangeCode: (code) => kept(() => auth.exchangeCodeForSession(code)),
    signInWith: (provider, next) =>
      kept(async () =>
        (await isOff(provider, askSettings))
          ? {error: {code: 'provider_disabled'}}
          : auth.signInWithOAuth({provider, options: {redirectTo: returnAddress(next)}}),
      ),
  };
}

interface SessionCalls extends SignInCalls, Pick<AccountClient, 'signOut'> {
  readonly session: Store<Session>;
  /** Asks the server whether the session still holds; one that was ended elsewhere ends here. */
  readonly confirm: () => void;
  /** Tells the page of the session that this browser has by now. */
  readonly meet: (found: AuthSession) => void;
  /** Forgets the session in this browser, without asking the server. */
  readonly forget: (why: SignInReason) => void;
}

/** The part of the client that signs in and out, and watches the session in all tabs. */
export function sessionCalls(auth: Auth, askSettings: AskSettings): SessionCalls {
  const session = createStore<Session>({kind: 'checking'});
  const wasKept = readKept(SESSION_KEY) !== undefined;
  /** Seconds since the epoch. */
  let endsAt = 0;
  /** What the visitor of this tab has asked for and is not done yet. */
  let asked: SignInReason | undefined;
  const leave = (why: SignInReason): void => {
    const {kind} = session.get();
    if (kind === 'signedOut') return;
    // One that the server refuses as the page opens is gone by now; one that it could not be asked
    // about stays.
    const hasEnded = kind === 'signedIn' || (wasKept && readKept(SESSION_KEY) === undefined);
    session.set({kind: 'signedOut', why: hasEnded ? why : undefined});
  };
  const meet = (found: AuthSession): void => {
    endsAt = found.expires_at ?? 0;
    session.set(sessionOf(found, session.get()));
  };
  auth.onAuthStateChange((event, next) => {
    if (next !== null) meet(next);
    else if (event === 'SIGNED_OUT' || event === 'INITIAL_SESSION') {
      // A session that ends before its time, and not by this tab, was ended somewhere else.
      const isEarly = endsAt - Date.now() / 1000 > RENEWED_BEFORE_S;
      leave(asked ?? (isEarly ? 'elsewhere' : 'expired'));
    }
  });
  const forget = (why: SignInReason): void => {
    keep(SESSION_KEY, undefined);
    leave(why);
  };
  return {
    session,
    ...signInCalls(auth, askSettings),
    signOut: async (scope) => {
      const reason = scope === 'local' ? 'signedOut' : 'everywhere';
      asked = reason;
      const answer = await told(() => auth.signOut({scope}));
      asked = undefined;
      // On a shared machine this browser must be out even when the server is not reached.
      if (answer.ok || scope === 'local') forget(reason);
      return scope === 'local' ? done(undefined) : answer;
    },
    confirm: () => {
      // The library itself takes out a session that the server does not know, and says so above.
      void told(() => auth.getUser());
    },
    meet,
    forget,
  };
}
