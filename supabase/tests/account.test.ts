import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, call, type Site} from './support/site';

interface Account {
  readonly account: {email: string; display_name: string | null};
  readonly licences: {id: string; key: string; state: string; expires_at: string; devices: []}[];
  readonly events: {kind: string; detail: Record<string, unknown>}[];
  readonly orders: unknown[];
  readonly has_billing: boolean;
}

describe.each(ENGINES)('an account on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const account = async (rest: Site['rest'] extends () => infer R ? R : never): Promise<Account> =>
    (await rest.rpc('my_account')).data as Account;

  it('is shown in one call', async () => {
    const {rest, email} = await site.signIn();
    expect(await account(rest)).toMatchObject({
      account: {email, display_name: null, newsletter: false},
      licences: [],
      memberships: [],
      orders: [],
      events: [{kind: 'account_created'}],
      has_billing: false,
    });
  });

  it('shows at most the newest twenty events', async () => {
    const {rest, userId} = await site.signIn();
    await site.sql(
      `select count(private.log('${userId}', 'test_' || i)) from generate_series(1, 30) as i`,
    );
    const {events} = await account(rest);
    expect(events.map(({kind}) => kind)).toEqual(
      Array.from({length: 20}, (_, index) => `test_${30 - index}`),
    );
  });

  it('can be taken along: all of one’s own data and nothing of others', async () => {
    const [{rest, email}, other] = [await site.signIn(), await site.signIn()];
    await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    await other.rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    await site.sql(`insert into public.orders (user_id, product_id, product_name, kind, amount, currency)
      values ('${other.userId}', 'pro-lifetime', 'x', 'one_time', 5500, 'jpy') returning 1`);
    await site.sql(`insert into public.memberships (user_id, product_id, stripe_subscription_id,
      status, current_period_end)
      values ('${other.userId}', 'pro-monthly', 'sub_other', 'active', now()) returning 1`);
    for (const data of [await call(rest, 'export_my_data'), await account(rest)]) {
      expect(data).toMatchObject({
        account: {email},
        licences: [{source: 'code'}],
        orders: [],
        memberships: [],
        events: [{kind: 'code_redeemed'}, {kind: 'account_created'}],
      });
    }
    expect(await call(rest, 'export_my_data')).toMatchObject({
      redemptions: [{label: '2026年11月のメンバー'}],
    });
  });

  describe('deletion', () => {
    const left = async (userId: string): Promise<unknown> =>
      site.sql(`select json_build_array(
        (select count(*) from auth.users where id = '${userId}'),
        (select count(*) from auth.sessions where user_id = '${userId}'),
        (select count(*) from public.profiles where id = '${userId}'),
        (select count(*) from public.licences where user_id = '${userId}'),
        (select count(*) from public.account_events where user_id = '${userId}'),
        (select count(*) from private.redemptions where user_id = '${userId}'),
        (select count(*) from private.stripe_customers where user_id = '${userId}'))::text`);

    it('takes everything but the orders, which lose the person', async () => {
      const {rest, userId, auth} = await site.signIn();
      await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      await site.sql(
        `insert into private.stripe_customers values ('${userId}', 'cus_${userId}') returning 1`,
      );
      const order = await site.sql(`insert into public.orders
        (user_id, product_id, product_name, kind, amount, currency, status)
        values ('${userId}', 'pro-lifetime', 'x', 'one_time', 5500, 'jpy', 'paid') returning id::text`);
      expect((await rest.rpc('delete_my_account')).data).toEqual({ok: true});
      expect(JSON.parse(String(await left(userId)))).toEqual([0, 0, 0, 0, 0, 0, 0]);
      const kept = await site.sql(
        `select user_id is null and amount = 5500 from public.orders where id = '${String(order)}'`,
      );
      expect(kept).toBe(true);
      // The access token lives on for a while and opens nothing.
      expect((await rest.rpc('my_account')).data).toBeNull();
      expect((await rest.from('profiles').select('*')).data).toEqual([]);
      expect((await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'})).data).toMatchObject({
        reason: 'account_not_found',
      });
      expect((await auth.refreshSession()).error).not.toBeNull();
    });

    it('asks for a fresh sign-in; a renewed session is not fresh', async () => {
      const {auth, email, userId} = await site.signIn();
      site.advance(601);
      const {data} = await auth.refreshSession();
      const old = site.rest(data.session?.access_token);
      const refused = await old.rpc('delete_my_account');
      expect(refused.data).toEqual({ok: false, reason: 'reauthentication_needed'});
      expect(JSON.parse(String(await left(userId)))).toEqual([1, 1, 1, 0, 1, 0, 0]);
      const fresh = await site.signIn(email);
      expect((await fresh.rest.rpc('delete_my_account')).data).toEqual({ok: true});
    });

    it('is refused to a token that does not say when its owner signed in', async () => {
      const {userId} = await site.signIn();
      const caller = {role: 'authenticated', claims: {sub: userId}} as const;
      const [row] = await site.backend.database.run(caller, (query) =>
        query(`select public.delete_my_account() ->> 'reason' as reason`),
      );
      expect(row?.['reason']).toBe('reauthentication_needed');
    });

    it('waits until no membership takes money any more', async () => {
      const {rest, userId} = await site.signIn();
      await site.sql(`insert into public.memberships (user_id, product_id, stripe_subscription_id,
        status, current_period_end)
        values ('${userId}', 'pro-monthly', 'sub_${userId}', 'past_due', now()) returning 1`);
      expect((await rest.rpc('delete_my_account')).data).toMatchObject({
        reason: 'subscription_active',
      });
      await site.sql(`update public.memberships set cancel_at_period_end = true
        where user_id = '${userId}' returning 1`);
      expect((await rest.rpc('delete_my_account')).data).toEqual({ok: true});
    });

    it('leaves others alone, and the address can begin anew', async () => {
      const [a, b] = [await site.signIn(), await site.signIn()];
      await b.rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      await a.rest.rpc('delete_my_account');
      expect((await account(b.rest)).licences).toHaveLength(1);
      const again = await site.signIn(a.email);
      expect(again.userId).not.toBe(a.userId);
      expect((await account(again.rest)).events).toHaveLength(1);
    });
  });
});
