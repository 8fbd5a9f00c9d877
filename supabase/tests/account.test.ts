import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {call} from './support/call';
import {ENGINES, openSite, type Site} from './support/site';

interface Account {
  readonly account: {email: string; display_name: string | null};
  readonly licences: {id: string; key: string; state: string; expires_at: string; devices: []}[];
  readonly events: {kind: string; detail: Record<string, unknown>}[];
  readonly orders: unknown[];
  readonly has_billing: boolean;
}

const DAY_S = 86_400;

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

  describe('a code of the fan-funding service', () => {
    it('gives a licence for its days, once for each person, however it is typed', async () => {
      const {rest} = await site.signIn();
      const data = await call(rest, 'redeem_code', {p_code: '　ｆａｎ－test 2026 '});
      expect(data).toMatchObject({ok: true});
      const days = (Date.parse((data as {expires_at: string}).expires_at) - +site.now()) / 864e5;
      expect(days).toBeCloseTo(35, 3);
      const {licences, events} = await account(rest);
      expect(licences).toMatchObject([{state: 'active', source: 'code', devices: []}]);
      expect(events[0]).toMatchObject({
        kind: 'code_redeemed',
        detail: {label: '2026年11月のメンバー'},
      });
      const again = await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      expect(again.data).toEqual({ok: false, reason: 'code_already_used'});
    });

    it('adds its days to the licence of an earlier one, which keeps its key', async () => {
      const {rest} = await site.signIn();
      await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      const [before] = (await account(rest)).licences;
      await site.sql(
        `select private.create_redeem_code('NEXT-MONTH-${engine}', 'x', 30, 9, '2099-01-01')`,
      );
      await rest.rpc('redeem_code', {p_code: `NEXT-MONTH-${engine}`});
      const {licences} = await account(rest);
      expect(licences).toHaveLength(1);
      expect(licences[0]?.key).toBe(before?.key);
      const more = Date.parse(licences[0]?.expires_at ?? '') - Date.parse(before?.expires_at ?? '');
      expect(more).toBe(30 * DAY_S * 1000);
    });

    it('counts from today when the licence has run out', async () => {
      const {rest, userId, email} = await site.signIn();
      await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      await site.sql(`update public.licences set expires_at = now() - interval '90 days'
        where user_id = '${userId}' returning 1`);
      expect((await account(rest)).licences[0]?.state).toBe('expired');
      await site.sql(
        `select private.create_redeem_code('LATER-CODE-${engine}', 'x', 30, 9, '2099-01-01')`,
      );
      const later = await site.signIn(email);
      const data = await call(later.rest, 'redeem_code', {p_code: `LATER-CODE-${engine}`});
      const days = (Date.parse((data as {expires_at: string}).expires_at) - +site.now()) / 864e5;
      expect(days).toBeCloseTo(30, 3);
    });

    it.each([
      ['FAN-PAST-2020', 'code_expired'],
      ['NO-SUCH-CODE', 'code_not_found'],
      ['', 'code_not_found'],
      ["' or 1=1 --", 'code_not_found'],
    ])('%j is refused: %s', async (code, reason) => {
      const {rest} = await site.signIn();
      expect((await rest.rpc('redeem_code', {p_code: code})).data).toEqual({ok: false, reason});
      expect((await account(rest)).licences).toEqual([]);
    });

    it('for one person is used by one, also when eight come at once', async () => {
      const visitors = await Promise.all(Array.from({length: 8}, () => site.signIn()));
      const answers = await Promise.all(
        visitors.map(({rest}) => rest.rpc('redeem_code', {p_code: 'FAN-ONCE-2026'})),
      );
      const reasons = answers.map(({data}) => (data as {reason?: string}).reason ?? 'ok').sort();
      expect(reasons).toEqual([...Array<string>(7).fill('code_exhausted'), 'ok']);
    });

    it('sent eight times at once by one person counts once', async () => {
      const {rest} = await site.signIn();
      const answers = await Promise.all(
        Array.from({length: 8}, () => rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'})),
      );
      expect(answers.filter(({data}) => (data as {ok: boolean}).ok)).toHaveLength(1);
      expect((await account(rest)).licences).toHaveLength(1);
    });

    it('adds up with others that are sent at the same moment', async () => {
      const {rest} = await site.signIn();
      const codes = Array.from({length: 8}, (_, n) => `AT-THE-SAME-TIME-${n}`);
      for (const code of codes) {
        await site.sql(`select private.create_redeem_code('${code}', 'x', 1, 1, '2999-01-01')`);
      }
      await Promise.all(codes.map((p_code) => rest.rpc('redeem_code', {p_code})));
      expect((await account(rest)).licences).toHaveLength(1);
    });

    it('cannot be guessed: ten tries an hour', async () => {
      const {rest} = await site.signIn();
      const reasons: unknown[] = [];
      for (let i = 0; i < 11; i += 1) {
        const data = await call(rest, 'redeem_code', {p_code: `GUESS-${i}`});
        reasons.push((data as {reason: string}).reason);
      }
      expect(reasons).toEqual([...Array<string>(10).fill('code_not_found'), 'rate_limited']);
      const right = await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
      expect(right.data).toMatchObject({reason: 'rate_limited'});
    });

    it('is kept as a hash', async () => {
      const text = await site.sql(`select json_agg(c)::text from private.redeem_codes as c`);
      expect(String(text)).not.toMatch(/FAN/u);
    });
    it('needs to be long enough', async () => {
      const run = site.sql(`select private.create_redeem_code('SHORT-1', 'x', 1, 1, '2099-01-01')`);
      await expect(run).rejects.toThrow(/ten letters/u);
    });
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
