import type {GoTrueClient} from '@supabase/auth-js';
import {decodeJwt} from 'jose';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  allow,
  answerPage,
  DENY,
  ledTo,
  leaveFor,
  told,
  type Form,
  type Service,
} from './support/oauth';
import {BACKEND_URL, ENGINES, newEmail, openSite, SITE_URL, type Site} from './support/site';

describe.each(ENGINES)('signing in with a service on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const leave = (auth: GoTrueClient, provider: Service, redirectTo?: string): Promise<string> =>
    leaveFor(site, auth, provider, redirectTo);
  const answer = (state: string, form: Form): Promise<URL> => answerPage(site, state, form);
  /** All of the way, with an own browser. */
  async function signIn(email: string, provider: Service = 'twitch') {
    const auth = site.auth();
    const back = await answer(await leave(auth, provider), allow(email));
    const {data, error} = await auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    if (error ?? !data.session) throw error ?? new Error('no session');
    return {auth, session: data.session, user: data.user};
  }

  it.each(['google', 'twitch', 'discord'] as const)(
    '%s vouches for a new visitor, who gets an account',
    async (provider) => {
      const email = newEmail();
      const auth = site.auth();
      const state = await leave(auth, provider);
      const page = await site.fetch(`${BACKEND_URL}/oauth?state=${state}`);
      expect(await page.text()).toContain('の代わりのページです');
      const back = await answer(state, allow(` ${email.toUpperCase()} `));
      expect(back.origin + back.pathname).toBe(`${SITE_URL}/account/signin`);
      expect(back.searchParams.get('next')).toBe('/membership');
      const code = back.searchParams.get('code') ?? '';
      const {data} = await auth.exchangeCodeForSession(code);
      expect(data.user?.email).toBe(email);
      expect(data.user?.email_confirmed_at).toBeTruthy();
      expect(data.user?.app_metadata).toEqual({provider, providers: [provider]});
      const claims = decodeJwt(data.session?.access_token ?? '');
      expect(claims['app_metadata']).toEqual({provider, providers: [provider]});
      expect(claims['amr']).toEqual([{method: 'oauth', timestamp: expect.any(Number) as number}]);
      const rest = site.rest(data.session?.access_token ?? '');
      expect((await rest.from('profiles').select('id')).data).toEqual([{id: data.user?.id}]);
    },
  );

  it('the same visitor comes back to the same account, and stays “oauth” when renewed', async () => {
    const email = newEmail();
    const first = await signIn(email);
    const second = await signIn(email);
    expect(second.user.id).toBe(first.user.id);
    const renewed = await second.auth.refreshSession();
    expect(decodeJwt(renewed.data.session?.access_token ?? '')['amr']).toEqual(
      decodeJwt(second.session.access_token)['amr'],
    );
  });

  it('a verified address is one account, by mail and by every service', async () => {
    const {email, userId} = await site.signIn();
    const twitch = await signIn(email, 'twitch');
    expect(twitch.user.id).toBe(userId);
    expect(twitch.user.app_metadata).toEqual({provider: 'email', providers: ['email', 'twitch']});
    site.advance(1);
    const google = await signIn(email, 'google');
    expect(google.user.id).toBe(userId);
    expect(google.user.app_metadata['providers']).toEqual(['email', 'twitch', 'google']);
    expect((await site.signIn(email)).userId).toBe(userId);
  });

  it('a service’s account signs in by mail, too', async () => {
    const email = newEmail();
    const {user} = await signIn(email, 'discord');
    const byMail = await site.signIn(email);
    expect(byMail.userId).toBe(user.id);
    expect(byMail.session.user.app_metadata['providers']).toEqual(['discord']);
    expect(site.backend.outbox.list(email)[0]?.template).toBe('magic_link');
  });

  it('whoever asked for a code and never entered it vouches for nothing', async () => {
    const email = newEmail();
    await site.auth().signInWithOtp({email});
    const {user} = await signIn(email, 'google');
    expect(user.app_metadata).toEqual({provider: 'google', providers: ['google']});
  });

  it('two at the same moment are one account', async () => {
    const email = newEmail();
    const users = await Promise.all([signIn(email, 'google'), signIn(email, 'twitch')]);
    expect(users[0].user.id).toBe(users[1].user.id);
  });

  it('a refusal comes back as an error, also in the fragment, and may be thought over', async () => {
    const auth = site.auth();
    const state = await leave(auth, 'twitch');
    const back = await answer(state, DENY);
    expect(back.origin + back.pathname).toBe(`${SITE_URL}/account/signin`);
    expect(told(back)).toEqual({
      next: '/membership',
      error: 'access_denied',
      error_description: 'The user denied you access',
    });
    expect(back.hash).toBe('#error=access_denied&error_description=The+user+denied+you+access&sb=');
    const again = await answer(state, allow(newEmail()));
    const {error} = await auth.exchangeCodeForSession(again.searchParams.get('code') ?? '');
    expect(error).toBeNull();
  });

  it('the code is for the browser that left, and for one use', async () => {
    const auth = site.auth();
    const back = await answer(await leave(auth, 'twitch'), allow(newEmail()));
    const code = back.searchParams.get('code') ?? '';
    expect((await site.auth().exchangeCodeForSession(code)).error?.name).toBe(
      'AuthPKCECodeVerifierMissingError',
    );
    const other = site.auth();
    await leave(other, 'twitch');
    expect((await other.exchangeCodeForSession(code)).error).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
    });
    expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
    await leave(auth, 'twitch');
    expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('no code is good before the service has answered', async () => {
    const auth = site.auth();
    const state = await leave(auth, 'twitch');
    const code = String(
      await site.sql(`select auth_code::text from auth.flow_state where id = '${state}'`),
    );
    expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('five minutes for all of the way', async () => {
    const auth = site.auth();
    const late = await leave(auth, 'twitch');
    site.advance(301);
    const lost = await answer(late, allow(newEmail()));
    expect([lost.origin, lost.pathname]).toEqual([SITE_URL, '/']);
    expect(told(lost)).toMatchObject({error: 'invalid_request', error_code: 'bad_oauth_state'});
    const back = await answer(await leave(auth, 'twitch'), allow(newEmail()));
    site.advance(301);
    const {error} = await auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toMatchObject({status: 422, code: 'flow_state_expired'});
  });

  it.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])(
    'the state %j leads to the front page, with an error',
    async (state) => {
      for (const back of [
        await answer(state, allow(newEmail())),
        ledTo(await site.fetch(`${BACKEND_URL}/oauth?state=${state}`)),
      ]) {
        expect([back.origin, back.pathname]).toEqual([SITE_URL, '/']);
        expect(told(back)['error_code']).toBe('bad_oauth_state');
      }
    },
  );

  it('a state that has been used leads nowhere', async () => {
    const state = await leave(site.auth(), 'twitch');
    await answer(state, allow(newEmail()));
    const again = await answer(state, allow(newEmail()));
    expect(told(again)['error_code']).toBe('flow_state_already_used');
  });

  it.each(['https://evil.test/', 'https://site.test.evil.test/', 'javascript:alert(1)', '//evil'])(
    'leads to no foreign address: %s',
    async (redirect) => {
      const state = await leave(site.auth(), 'twitch', redirect);
      for (const form of [DENY, allow(newEmail())]) {
        expect((await answer(state, form)).origin).toBe(SITE_URL);
      }
    },
  );

  it('the page cannot say who asked, where to go, or which service it is', async () => {
    const email = newEmail();
    const auth = site.auth();
    const state = await leave(auth, 'twitch');
    const challenge = 'a'.repeat(43);
    const more = {redirect_to: 'https://evil.test', provider: 'google', code_challenge: challenge};
    const back = await answer(state, {...allow(email), ...more});
    expect(back.origin).toBe(SITE_URL);
    const {data} = await auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(data.user?.app_metadata['provider']).toBe('twitch');
  });

  it('an address that the service has not checked gets a mail first', async () => {
    const email = newEmail();
    const form = {action: 'allow', email};
    const back = await answer(await leave(site.auth(), 'discord'), form);
    expect(told(back)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
    const hash = new URL(site.backend.outbox.list(email)[0]?.link ?? '').searchParams.get(
      'token_hash',
    );
    const {data} = await site.auth().verifyOtp({token_hash: hash ?? '', type: 'email'});
    expect(data.user?.app_metadata['providers']).toEqual(['discord']);
    // Now the address is known to be the visitor's.
    const again = await answer(await leave(site.auth(), 'discord'), form);
    expect(again.searchParams.get('code')).not.toBeNull();
  });

  it('an address that the service has not checked opens nobody’s account', async () => {
    const {email, userId} = await site.signIn();
    const form = {action: 'allow', email};
    const back = await answer(await leave(site.auth(), 'discord'), form);
    expect(told(back)['error_code']).toBe('provider_email_needs_verification');
    expect(back.searchParams.get('code')).toBeNull();
    const providers = `select string_agg(provider, ',') from auth.identities where user_id = '${userId}'`;
    expect(await site.sql(providers)).toBe('email');
  });

  it('a service that gives no address, and a banned account', async () => {
    const none = await answer(await leave(site.auth(), 'twitch'), allow(''));
    expect(told(none)).toMatchObject({error: 'server_error', error_code: 'unexpected_failure'});
    const {email, userId} = await site.signIn();
    await site.sql(`update auth.users set banned_until = '2999-01-01' where id = '${userId}'`);
    const banned = await answer(await leave(site.auth(), 'twitch'), allow(email));
    expect(told(banned)).toMatchObject({error: 'access_denied', error_code: 'user_banned'});
  });

  it('goes with the account', async () => {
    const email = newEmail();
    const {user, session} = await signIn(email);
    expect((await site.rest(session.access_token).rpc('delete_my_account')).data).toEqual({
      ok: true,
    });
    const again = await signIn(email);
    expect(again.user.id).not.toBe(user.id);
  });
});
