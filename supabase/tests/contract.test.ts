import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {call} from './support/site';
import {
  authOf,
  codeFor,
  openTarget,
  restOf,
  serviceOf,
  signInAt,
  TARGETS,
  type Guest,
  type Target,
} from './support/targets';

const PASSWORD = 'mine-12345';

interface Shown {
  readonly account: {email: string};
  readonly licences: {key: string; state: string; devices: {id: string}[]}[];
}

/**
 * What a real stack must do as well: no clock, no SQL, no outbox. With TEST_SUPABASE_URL only this
 * file runs, against the stack (supabase/README.md); its database needs supabase/seed.sql.
 */
describe.each(TARGETS)('the contract on %s', (name) => {
  let target: Target;
  let guest: Guest;
  let other: Guest;
  beforeAll(async () => {
    target = await openTarget(name);
    guest = await signInAt(target);
    other = await signInAt(target);
  });
  afterAll(() => target.close());

  const shown = async ({rest}: Guest): Promise<Shown> =>
    (await rest.rpc('my_account')).data as Shown;

  it('signs in with a code, once', async () => {
    const {email_otp: token} = await codeFor(target, guest.email);
    const auth = authOf(target);
    expect((await auth.verifyOtp({email: guest.email, token, type: 'email'})).error).toBeNull();
    const again = await auth.verifyOtp({email: guest.email, token, type: 'email'});
    expect(again.error).toMatchObject({status: 403, code: 'otp_expired'});
  });
  it('signs in with a link', async () => {
    const {hashed_token: hash} = await codeFor(target, guest.email);
    const {data} = await authOf(target).verifyOtp({token_hash: hash, type: 'email'});
    expect(data.user?.id).toBe(guest.userId);
  });
  it('codes have eight digits', async () => {
    expect((await codeFor(target, guest.email)).email_otp).toMatch(/^\d{8}$/u);
  });
  it('tells of unknown addresses what the local backend tells', async () => {
    const email = `nobody-${Date.now()}@example.com`;
    const {error} = await authOf(target).signInWithOtp({email, options: {shouldCreateUser: false}});
    expect(error).toMatchObject({status: 422, code: 'otp_disabled'});
  });
  it('opens to nobody with a password: not one of a sign-up before the owner came', async () => {
    const email = `owner-${randomUUID()}@example.com`;
    const attacker = authOf(target);
    // No setting of GoTrue closes this, and the owner ignores the mail.
    const signedUp = await attacker.signUp({email, password: PASSWORD});
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    await signInAt(target, email);
    const entered = await attacker.signInWithPassword({email, password: PASSWORD});
    expect(entered.error).toMatchObject({status: 400, code: 'invalid_credentials'});
  });
  it('opens to nobody with a password: not one that was set with a stolen token', async () => {
    const victim = await signInAt(target);
    const set = await target.fetch(`${target.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: target.anonKey,
        Authorization: `Bearer ${victim.token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({password: PASSWORD}),
    });
    expect(set.status).toBe(200);
    const entered = await authOf(target).signInWithPassword({
      email: victim.email,
      password: PASSWORD,
    });
    expect(entered.error).toMatchObject({status: 400, code: 'invalid_credentials'});
  });
  it('makes no account without an address, and none for a phone', async () => {
    const auth = authOf(target);
    expect((await auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    const phone = await auth.signUp({phone: '+819012345678', password: PASSWORD});
    expect(phone.error?.code).toBe('phone_provider_disabled');
  });
  it('refuses tokens that are not its own', async () => {
    const [head = '', body = ''] = guest.token.split('.');
    for (const token of [`${head}.${body}.AAAA`, 'abc']) {
      expect((await restOf(target, target.anonKey, token).rpc('my_account')).status).toBe(401);
    }
  });
  it('renews and ends sessions', async () => {
    const someone = await signInAt(target);
    const renewed = await someone.auth.refreshSession({refresh_token: someone.refreshToken});
    expect(renewed.error).toBeNull();
    const token = renewed.data.session?.access_token ?? '';
    expect((await someone.auth.getUser(token)).error).toBeNull();
    await someone.auth.signOut();
    const gone = await someone.auth.refreshSession({
      refresh_token: renewed.data.session?.refresh_token ?? '',
    });
    expect(gone.error).not.toBeNull();
  });

  it('shows products to everybody and an account to its owner', async () => {
    const {data} = await restOf(target, target.anonKey)
      .from('products')
      .select('id,amount')
      .order('sort');
    expect(data?.length).toBeGreaterThan(0);
    expect((await shown(guest)).account.email).toBe(guest.email);
    expect((await shown(other)).account.email).toBe(other.email);
    const signedOut = await restOf(target, target.anonKey).rpc('my_account');
    expect([signedOut.status, signedOut.error?.code]).toEqual([401, '42501']);
  });
  it('changes two columns of one’s own profile, and no others', async () => {
    const rows = (who: Guest, values: object) =>
      who.rest.from('profiles').update(values).eq('id', guest.userId).select('display_name');
    expect((await rows(guest, {display_name: '花子'})).data).toEqual([{display_name: '花子'}]);
    expect((await rows(other, {display_name: '乗っ取り'})).data).toEqual([]);
    expect((await rows(guest, {created_at: '2000-01-01'})).error?.code).toBe('42501');
    expect((await rows(guest, {display_name: 'a\nb'})).error?.code).toBe('23514');
  });
  it('gives no table to anybody for writing', async () => {
    for (const table of ['orders', 'licences', 'devices', 'memberships', 'products']) {
      for (const rest of [guest.rest, restOf(target, target.anonKey)]) {
        const {error} = await rest
          .from(table)
          .delete()
          .neq('id', '00000000-0000-0000-0000-000000000000');
        expect([table, error?.code]).toEqual([table, '42501']);
      }
    }
  });

  it('gives a licence for a code, and exactly three of eight computers at once', async () => {
    const owner = await signInAt(target);
    const data = await call(owner.rest, 'redeem_code', {p_code: 'FAN-TEST-2026'});
    expect(data).toMatchObject({ok: true});
    const key = (await shown(owner)).licences[0]?.key;
    const service = serviceOf(target);
    const answers = await Promise.all(
      Array.from({length: 8}, (_, n) =>
        service.rpc('activate_device', {
          p_key: key,
          p_fingerprint: String(n).padStart(64, '0'),
          p_name: `PC ${n}`,
          p_platform: 'macos',
          p_app_version: '8.0.7',
        }),
      ),
    );
    expect(answers.filter((answer) => (answer.data as {ok: boolean}).ok)).toHaveLength(3);
    const [licence] = (await shown(owner)).licences;
    expect(licence?.devices).toHaveLength(3);
    const release = {p_device_id: licence?.devices[0]?.id};
    expect((await other.rest.rpc('deactivate_device', release)).data).toMatchObject({ok: false});
    expect((await owner.rest.rpc('deactivate_device', release)).data).toEqual({ok: true});
    expect((await other.rest.from('licences').select('*')).data).toEqual([]);
  });
  it('keeps the functions of the service to itself', async () => {
    for (const rest of [restOf(target, target.anonKey), guest.rest]) {
      const {error} = await rest.rpc('create_order', {
        p_user_id: guest.userId,
        p_product_id: 'pro-lifetime',
      });
      expect(error?.code).toBe('42501');
    }
  });
  it('deletes an account for good', async () => {
    const leaver = await signInAt(target);
    expect((await leaver.rest.rpc('delete_my_account')).data).toEqual({ok: true});
    expect((await leaver.rest.rpc('my_account')).data).toBeNull();
    const back = await signInAt(target, leaver.email);
    expect(back.userId).not.toBe(leaver.userId);
  });
});
