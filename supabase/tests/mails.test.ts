import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {failureOf} from '../../src/features/account/client/failure';
import {ENGINES, newEmail, openSite, type Site} from './support/site';

const MINUTE_S = 60;
const HOUR_S = 3600;

describe.each(ENGINES)('mails with codes on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine, {resendAfter: 60, signUpHook: true});
  });
  afterAll(() => site.close());

  const ask = async (email: string) => failureOf((await site.auth().signInWithOtp({email})).error);
  const isSent = async (email: string): Promise<boolean> =>
    (await site.auth().signInWithOtp({email})).error === null;
  /** As GoTrue asks before it makes an account. */
  const askHook = async (address: string, provider = 'email'): Promise<unknown> => {
    const event = {metadata: {ip_address: address}, user: {app_metadata: {provider}}};
    const answer = await site.sql(
      `select public.before_user_created('${JSON.stringify(event)}')::text`,
    );
    return JSON.parse(String(answer));
  };
  const REFUSED = {error: {http_code: 429, message: 'sign_ups_full'}};
  const users = (email: string): Promise<unknown> =>
    site.sql(`select json_build_array(
      (select count(*) from auth.users where email = '${email}'),
      (select count(*) from public.profiles as p join auth.users as u using (id) where u.email = '${email}'))::text`);

  it('go to thirty new addresses an hour from one network; accounts are let in', async () => {
    const {email} = await site.signIn();
    const sent: boolean[] = [];
    for (let n = 0; n < 31; n += 1) sent.push(await isSent(newEmail()));
    expect(sent.filter(Boolean)).toHaveLength(29);
    const stranger = newEmail();
    expect((await ask(stranger)).code).toBe('sign_ups_full');
    expect(await users(stranger)).toBe('[0, 0]');
    site.advance(61);
    expect(await isSent(email)).toBe(true);
    site.advance(HOUR_S);
    expect(await isSent(stranger)).toBe(true);
  });

  it('go to a hundred new addresses an hour in all, and services are not counted', async () => {
    site.advance(2 * HOUR_S);
    const answers: unknown[] = [];
    for (let n = 0; n < 101; n += 1) answers.push(await askHook(`10.0.0.${n}`));
    expect(answers.slice(0, 100)).toEqual(Array(100).fill({}));
    expect(answers[100]).toEqual(REFUSED);
    expect(await askHook('10.0.1.1', 'twitch')).toEqual({});
    site.advance(HOUR_S + 1);
    expect(await askHook('10.0.1.1')).toEqual({});
  });

  it('count a home as one, and those who cannot be told apart together', async () => {
    site.advance(2 * HOUR_S);
    for (let n = 0; n < 30; n += 1) expect(await askHook(`2001:db8:1:2::${n}`)).toEqual({});
    expect(await askHook('2001:db8:1:2:ffff::1')).toEqual(REFUSED);
    expect(await askHook('2001:db8:1:3::1')).toEqual({});
    for (const address of ['', 'x', '-', '１.2.3.4']) expect(await askHook(address)).toEqual({});
    for (let n = 0; n < 26; n += 1) await askHook(`no address ${n}`);
    expect(await askHook('')).toEqual(REFUSED);
    const kept = await site.sql(`select count(*)::text from private.rate_limits
      where bucket like 'sign-up:%'`);
    expect(kept).toBe('3');
  });

  it('go five times to an account, a minute apart, and then every ten minutes', async () => {
    site.advance(2 * HOUR_S);
    const {email} = await site.signIn();
    site.advance(2 * HOUR_S);
    for (let n = 0; n < 5; n += 1) {
      expect([n, await isSent(email)]).toEqual([n, true]);
      site.advance(MINUTE_S + 1);
    }
    const {code, waitSeconds = 0} = await ask(email);
    expect(code).toBe('over_email_send_rate_limit');
    expect(waitSeconds / MINUTE_S).toBeCloseTo(9, 0);
    site.advance(9 * MINUTE_S);
    expect(await isSent(email)).toBe(true);
    site.advance(2 * MINUTE_S);
    expect(await isSent(email)).toBe(false);
    // The newest code still opens the account.
    const token = site.backend.outbox.list(email)[0]?.code ?? '';
    expect((await site.auth().verifyOtp({email, token, type: 'email'})).error).toBeNull();
  });

  it('go three times to an address that nobody has confirmed, and then every half hour', async () => {
    site.advance(2 * HOUR_S);
    const email = newEmail();
    for (let n = 0; n < 3; n += 1) {
      expect([n, await isSent(email)]).toEqual([n, true]);
      site.advance(MINUTE_S + 1);
    }
    expect((await ask(email)).waitSeconds).toBeGreaterThan(28 * MINUTE_S);
    site.advance(29 * MINUTE_S);
    expect(await isSent(email)).toBe(true);
    site.advance(29 * MINUTE_S);
    expect(await isSent(email)).toBe(false);
    site.advance(MINUTE_S);
    expect(await isSent(email)).toBe(true);
    expect(site.backend.outbox.list(email)).toHaveLength(5);
  });

  it('leave nothing of an address that was typed and never confirmed', async () => {
    site.advance(2 * HOUR_S);
    const {email: known, userId} = await site.signIn();
    // Services may vouch for somebody without an address, and for somebody who then turns back.
    await site.sql(`insert into auth.users (created_at, updated_at, last_sign_in_at, email_confirmed_at)
      values ('2020-01-01', '2020-01-01', '2020-01-01', null),
        ('2020-01-01', '2020-01-01', null, '2020-01-01') returning 1`);
    const typed = newEmail();
    await ask(typed);
    site.advance(89 * MINUTE_S);
    await ask(newEmail());
    expect(await users(typed)).toBe('[1, 1]');
    site.advance(MINUTE_S);
    await ask(known);
    expect(await users(typed)).toBe('[0, 0]');
    expect(await users(known)).toBe('[1, 1]');
    const left = await site.sql(`select json_build_array(
      (select count(*) from auth.users where created_at = '2020-01-01'),
      (select count(*) from public.account_events where user_id = '${userId}'),
      (select count(*) from public.account_events as e
        where not exists (select from auth.users as u where u.id = e.user_id)))::text`);
    expect(left).toBe('[2, 1, 0]');
    // Whoever comes back begins anew.
    await site.signIn(typed);
    expect(await users(typed)).toBe('[1, 1]');
  });

  it('open the account of whoever asks again much later, however many others ask then', async () => {
    site.advance(2 * HOUR_S);
    const late = newEmail();
    await ask(late);
    site.advance(3 * HOUR_S);
    expect(await isSent(late)).toBe(true);
    expect(await isSent(newEmail())).toBe(true);
    const token = site.backend.outbox.list(late)[0]?.code ?? '';
    expect((await site.auth().verifyOtp({email: late, token, type: 'email'})).error).toBeNull();
  });

  it('count whoever asks again much later as new', async () => {
    site.advance(2 * HOUR_S);
    const {email: known} = await site.signIn();
    const late = newEmail();
    await ask(late);
    site.advance(3 * HOUR_S);
    for (let n = 0; n < 100; n += 1) await askHook(`10.0.0.${n}`);
    // The mail goes out, which GoTrue has decided; the address does not stay for more.
    await ask(late);
    await ask(known);
    expect(await users(late)).toBe('[0, 0]');
  });

  it('and the log goes back a year', async () => {
    site.advance(2 * HOUR_S);
    const {userId} = await site.signIn();
    await site.sql(`select private.log('${userId}', 'kept')`);
    const kinds = (): Promise<unknown> =>
      site.sql(`select string_agg(kind, ',' order by id) from public.account_events
        where user_id = '${userId}'`);
    site.advance(364 * 86_400);
    await site.sql(`select private.log('${userId}', 'later')`);
    expect(await kinds()).toBe('account_created,kept,later');
    site.advance(86_400 + HOUR_S * 24);
    await site.sql(`select private.log('${userId}', 'newest')`);
    expect(await kinds()).toBe('later,newest');
  });
});
