import {createHmac} from 'node:crypto';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createUser} from '../local/auth/users';
import {ENGINES, newEmail, openSite, POSTGRES, SITE_URL, type Site} from './support/site';

const b64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(ENGINES)('signing in on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const codeOf = (email: string): string => site.backend.outbox.list(email)[0]?.code ?? '';

  it('with the code of the mail; the first time makes an account with a profile', async () => {
    const {session, rest, userId, email} = await site.signIn();
    expect(session.user.email).toBe(email);
    expect(session.expires_in).toBe(3600);
    const {data} = await rest.from('profiles').select('id,display_name,newsletter');
    expect(data).toEqual([{id: userId, display_name: null, newsletter: false}]);
  });

  it('a new address and a known one get different templates with the same text', async () => {
    const email = newEmail();
    await site.signIn(email);
    await site.signIn(email);
    const [second, first] = site.backend.outbox.list(email);
    expect([first?.template, second?.template]).toEqual(['confirmation', 'magic_link']);
    const text = (html = ''): string => html.replace(/\d{8}|pkce_[\da-f]{56}/gu, '#');
    expect(text(second?.html)).toBe(text(first?.html));
    expect(second?.html).toContain(second?.code ?? 'no code');
    expect(second?.subject).toBe(first?.subject);
  });

  it('has codes of eight digits, whose use is once and for ten minutes', async () => {
    const email = newEmail();
    const auth = site.auth();
    await auth.signInWithOtp({email});
    const token = codeOf(email);
    expect(token).toMatch(/^\d{8}$/u);
    site.advance(601);
    const late = await auth.verifyOtp({email, token, type: 'email'});
    expect(late.error).toMatchObject({status: 403, code: 'otp_expired'});
    await auth.signInWithOtp({email});
    const fresh = codeOf(email);
    expect((await auth.verifyOtp({email, token: fresh, type: 'email'})).error).toBeNull();
    const again = await auth.verifyOtp({email, token: fresh, type: 'email'});
    expect(again.error?.code).toBe('otp_expired');
  });

  it('refuses a wrong code and that of another address, and the right one still works', async () => {
    const [a, b] = [newEmail(), newEmail()];
    const auth = site.auth();
    await auth.signInWithOtp({email: a});
    await auth.signInWithOtp({email: b});
    const wrong = codeOf(a) === '00000000' ? '00000001' : '00000000';
    for (const token of [wrong, codeOf(b), '']) {
      const {error} = await auth.verifyOtp({email: a, token, type: 'email'});
      expect(error).not.toBeNull();
    }
    expect((await auth.verifyOtp({email: a, token: codeOf(a), type: 'email'})).error).toBeNull();
  });

  it('only the newest code counts', async () => {
    const email = newEmail();
    const auth = site.auth();
    await auth.signInWithOtp({email});
    const old = codeOf(email);
    await auth.signInWithOtp({email});
    if (old === codeOf(email)) return;
    const {error} = await auth.verifyOtp({email, token: old, type: 'email'});
    expect(error?.code).toBe('otp_expired');
  });

  it('with the link, also in another browser, once', async () => {
    const email = newEmail();
    await site.auth().signInWithOtp({email});
    const link = new URL(site.backend.outbox.list(email)[0]?.link ?? '');
    expect(link.origin + link.pathname).toBe(`${SITE_URL}/account/signin`);
    const hash = link.searchParams.get('token_hash') ?? '';
    const other = await site.auth().verifyOtp({token_hash: hash, type: 'email'});
    expect(other.data.user?.email).toBe(email);
    const again = await site.auth().verifyOtp({token_hash: hash, type: 'email'});
    expect(again.error?.code).toBe('otp_expired');
  });

  it("with GoTrue's own link only in the browser that asked (PKCE)", async () => {
    const email = newEmail();
    const auth = site.auth();
    await auth.signInWithOtp({
      email,
      options: {emailRedirectTo: `${SITE_URL}/account/signin?next=%2Fmembership`},
    });
    const hash = new URL(site.backend.outbox.list(email)[0]?.link ?? '').searchParams.get(
      'token_hash',
    );
    const answer = await site.fetch(
      `http://127.0.0.1:9/auth/v1/verify?token=${hash}&type=magiclink`,
    );
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${SITE_URL}/account/signin`);
    expect(back.searchParams.get('next')).toBe('/membership');
    const code = back.searchParams.get('code') ?? '';
    const other = await site.auth().exchangeCodeForSession(code);
    expect(other.error).not.toBeNull();
    const own = await auth.exchangeCodeForSession(code);
    expect(own.data.session?.user.email).toBe(email);
  });

  it.each([
    'https://evil.test/',
    'https://site.test.evil.test/',
    'https://site.test@evil.test/',
    'javascript:alert(1)',
    '//evil.test',
  ])('leads from the link to no foreign address: %s', async (redirect) => {
    const email = newEmail();
    await site.auth().signInWithOtp({email, options: {emailRedirectTo: redirect}});
    const {searchParams} = new URL(site.backend.outbox.list(email)[0]?.link ?? '');
    const answer = await site.fetch(
      `http://127.0.0.1:9/auth/v1/verify?token=${searchParams.get('token_hash')}&type=email`,
    );
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(SITE_URL);
  });

  it('renews a session; a token used again much later ends it for everybody', async () => {
    const {auth, session} = await site.signIn();
    const second = await auth.refreshSession({refresh_token: session.refresh_token});
    expect(second.error).toBeNull();
    // The answer may have been lost: within ten seconds the same token gives the same session.
    const repeated = await auth.refreshSession({refresh_token: session.refresh_token});
    expect(repeated.data.session?.refresh_token).toBe(second.data.session?.refresh_token);
    site.advance(11);
    const replayed = await site.auth().refreshSession({refresh_token: session.refresh_token});
    expect(replayed.error?.code).toBe('refresh_token_already_used');
    const victim = await site
      .auth()
      .refreshSession({refresh_token: second.data.session?.refresh_token ?? ''});
    expect(victim.error?.code).toBe('refresh_token_not_found');
  });

  it('keeps the time of the sign-in when a session is renewed', async () => {
    const {auth, session} = await site.signIn();
    const amr = (token: string): unknown =>
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {amr: unknown})
        .amr;
    site.advance(1800);
    const renewed = await auth.refreshSession({refresh_token: session.refresh_token});
    expect(amr(renewed.data.session?.access_token ?? '')).toEqual(amr(session.access_token));
  });

  it('signs out here, elsewhere, or everywhere', async () => {
    const email = newEmail();
    const [a, b, c] = [
      await site.signIn(email),
      await site.signIn(email),
      await site.signIn(email),
    ];
    const alive = async ({auth}: typeof a): Promise<boolean> =>
      (await auth.getUser()).error === null;
    await a.auth.signOut({scope: 'others'});
    expect([await alive(a), await alive(b), await alive(c)]).toEqual([true, false, false]);
    const d = await site.signIn(email);
    await d.auth.signOut({scope: 'local'});
    expect(await alive(a)).toBe(true);
    await a.auth.signOut();
    const user = await site.auth().getUser(a.session.access_token);
    expect(user.error?.name).toBe('AuthSessionMissingError');
  });

  it('a banned user gets no code and no session', async () => {
    const {email, userId} = await site.signIn();
    await site.sql(`update auth.users set banned_until = '2999-01-01' where id = '${userId}'`);
    const {error} = await site.auth().signInWithOtp({email});
    expect(error?.code).toBe('user_banned');
  });

  // PGlite has one connection: there nobody comes between looking for an account and making it.
  it.runIf(engine === POSTGRES)('waits for the account that is being made', async () => {
    const email = newEmail();
    const steps: string[] = [];
    const slow = site.backend.database.run({role: 'owner'}, async (query) => {
      await createUser(query, email, site.now());
      steps.push('made, not committed');
      await pause(300);
      steps.push('committed');
    });
    await pause(100);
    const {error} = await site.auth().signInWithOtp({email});
    steps.push('second answered');
    await slow;
    expect(error).toBeNull();
    expect(steps).toEqual(['made, not committed', 'committed', 'second answered']);
    const token = codeOf(email);
    expect((await site.auth().verifyOtp({email, token, type: 'email'})).error).toBeNull();
  });

  it('an address is the same in capitals', async () => {
    const a = await site.signIn();
    await site.auth().signInWithOtp({email: a.email.toUpperCase()});
    expect(site.backend.outbox.list(a.email)).toHaveLength(2);
  });

  it('without making accounts tells known from unknown, as GoTrue does: pages never ask so', async () => {
    const options = {shouldCreateUser: false};
    const {error} = await site.auth().signInWithOtp({email: newEmail(), options});
    expect(error).toMatchObject({status: 422, code: 'otp_disabled'});
  });

  describe('tokens that are not ours', () => {
    const claims = {
      sub: '00000000-0000-4000-8000-000000000000',
      role: 'authenticated',
      aud: 'authenticated',
      session_id: '00000000-0000-4000-8000-000000000000',
      exp: 4_000_000_000,
    };
    const signed = (header: object, body: object, secret: string): string => {
      const text = `${b64(header)}.${b64(body)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    it.each([
      ['signed with another key', signed({alg: 'HS256'}, claims, 'another-secret')],
      ['unsigned', `${b64({alg: 'none'})}.${b64(claims)}.`],
      ['of another role', signed({alg: 'HS256'}, {...claims, role: 'service_role'}, 'x')],
      ['no token', 'abc'],
    ])('%s', async (_name, token) => {
      const {error, status} = await site.rest(token).rpc('my_account');
      expect([status, error?.code]).toEqual([401, 'PGRST301']);
      expect((await site.auth().getUser(token)).error?.status).toBe(403);
    });
    it('changed after signing', async () => {
      const {session} = await site.signIn();
      const [header = '', body = '', signature = ''] = session.access_token.split('.');
      const parsed = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      const forged = `${header}.${b64({...parsed, role: 'service_role'})}.${signature}`;
      expect((await site.rest(forged).rpc('my_account')).status).toBe(401);
    });
    it('expired', async () => {
      const {rest, auth} = await site.signIn();
      site.advance(3601);
      const {error, status} = await rest.rpc('my_account');
      expect([status, error?.code]).toEqual([401, 'PGRST303']);
      expect((await auth.refreshSession()).error).toBeNull();
    });
  });
});

describe('limits of signing in', () => {
  it('a minute between two codes, and thirty checks in five minutes', async () => {
    const site = await openSite('PGlite', {resendAfter: 60, verifyLimit: 30});
    const email = newEmail();
    const auth = site.auth();
    expect((await auth.signInWithOtp({email})).error).toBeNull();
    const soon = await auth.signInWithOtp({email});
    expect(soon.error).toMatchObject({status: 429, code: 'over_email_send_rate_limit'});
    expect(soon.error?.message).toMatch(/after (?:59|60) seconds/u);
    site.advance(61);
    expect((await auth.signInWithOtp({email})).error).toBeNull();
    const codes = await Promise.all(
      Array.from({length: 31}, async () => {
        const {error} = await auth.verifyOtp({email, token: '1', type: 'email'});
        return error?.code;
      }),
    );
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(1);
    site.advance(301);
    expect((await auth.verifyOtp({email, token: '1', type: 'email'})).error?.code).toBe(
      'otp_expired',
    );
    await site.close();
  });

  it('no new accounts when they are closed', async () => {
    const site = await openSite('PGlite', {allowSignups: false});
    const {error} = await site.auth().signInWithOtp({email: newEmail()});
    expect(error).toMatchObject({status: 422, code: 'signup_disabled'});
    await site.close();
  });
});
