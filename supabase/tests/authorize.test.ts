import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {allow, answerPage, BACK, CHALLENGE, ledTo, told, type Form} from './support/oauth';
import {BACKEND_URL, newEmail, openSite, type Site} from './support/site';

describe('what may be asked of a service', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite('PGlite', {providers: ['twitch'], allowSignups: false});
  });
  afterAll(() => site.close());
  const authorize = (params: Form, headers: Form = {}): Promise<Response> =>
    site.fetch(`${BACKEND_URL}/auth/v1/authorize?${new URLSearchParams(params)}`, {headers});
  const good = {
    provider: 'twitch',
    redirect_to: BACK,
    code_challenge: CHALLENGE,
    code_challenge_method: 's256',
  };

  it.each(['google', 'github', '', 'twitch '])('no sign-in with %j', async (provider) => {
    const answer = await authorize({...good, provider});
    expect(answer.status).toBe(400);
    // As a browser shows it, which asks for no version of the interface.
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
    const asked = await authorize({...good, provider}, {'X-Supabase-Api-Version': '2024-01-01'});
    expect(await asked.json()).toEqual({
      code: 'validation_failed',
      message: 'Unsupported provider: provider is not enabled',
    });
  });

  it.each([
    {code_challenge: ''},
    {code_challenge: 'short'},
    {code_challenge: 'a'.repeat(129)},
    {code_challenge: `${CHALLENGE}/`},
    {code_challenge_method: ''},
    {code_challenge_method: 'plain'},
  ])('no session without a challenge: %j', async (change) => {
    const answer = await authorize({...good, ...change});
    expect([answer.status, ((await answer.json()) as {error_code: string}).error_code]).toEqual([
      400,
      'validation_failed',
    ]);
    expect((await authorize(good)).status).toBe(302);
  });

  it('no new accounts when they are closed', async () => {
    const page = ledTo(await authorize(good));
    const state = page.searchParams.get('state') ?? '';
    const back = await answerPage(site, state, allow(newEmail()));
    expect(told(back)).toMatchObject({error: 'access_denied', error_code: 'signup_disabled'});
  });

  it('the settings tell which there are', async () => {
    const headers = {apikey: LOCAL_ACCOUNTS.anonKey};
    const answer = await site.fetch(`${BACKEND_URL}/auth/v1/settings`, {headers});
    const {external} = (await answer.json()) as {external: Record<string, boolean>};
    expect(external).toEqual({twitch: true, email: true, phone: false, anonymous_users: false});
  });
});
