import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, SERVICE_KEY, type Site, type Visitor} from './support/site';

type Row = Record<string, unknown>;

/** A change that would be an advantage, for each table, and what a new row would hold. */
const TABLES: Readonly<Record<string, {change: Row; row: (owner: string) => Row}>> = {
  products: {
    change: {amount: 1},
    row: () => ({id: 'mine', name: 'x', kind: 'one_time', amount: 1}),
  },
  profiles: {change: {created_at: '2000-01-01'}, row: (id) => ({id})},
  orders: {
    change: {status: 'paid'},
    row: (user_id) => ({
      user_id,
      product_id: 'pro-lifetime',
      product_name: 'x',
      kind: 'one_time',
      amount: 1,
      currency: 'jpy',
      status: 'paid',
    }),
  },
  memberships: {
    change: {status: 'active'},
    row: (user_id) => ({
      user_id,
      product_id: 'pro-monthly',
      stripe_subscription_id: 'sub_mine',
      status: 'active',
      current_period_end: '2999-01-01',
    }),
  },
  licences: {
    change: {expires_at: null},
    row: (user_id) => ({user_id, key: 'PRO-00000-00000-00000-00000-00000', source: 'code'}),
  },
  devices: {
    change: {name: 'x'},
    row: () => ({
      licence_id: '00000000-0000-4000-8000-000000000000',
      fingerprint: 'a'.repeat(64),
      name: 'x',
      platform: 'windows',
      app_version: '1',
    }),
  },
  account_events: {change: {kind: 'x'}, row: (user_id) => ({user_id, kind: 'x'})},
};
const PRIVATE = [
  'stripe_customers',
  'stripe_events',
  'stripe_payments',
  'stripe_disputes',
  'stripe_subscriptions',
  'stripe_actions',
  'redeem_codes',
  'redemptions',
  'rate_limits',
  'licence_computers',
] as const;

describe.each(ENGINES)('rights on %s', (engine) => {
  let site: Site;
  let owner: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    site = await openSite(engine);
    [owner, other] = [await site.signIn(), await site.signIn()];
    await owner.rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    // One row of everything, so that "nothing seen" is not for want of rows.
    await site.sql(`insert into public.orders
      (user_id, product_id, product_name, kind, amount, currency, checkout_session_id)
      values ('${owner.userId}', 'pro-lifetime', 'x', 'one_time', 5500, 'jpy', 'cs_owner') returning 1`);
    await site.sql(`insert into public.memberships (user_id, product_id, stripe_subscription_id,
      status, current_period_end)
      values ('${owner.userId}', 'pro-monthly', 'sub_1', 'active', '2999-01-01') returning 1`);
    await site.sql(`insert into public.devices (licence_id, fingerprint, name, platform, app_version)
      select id, repeat('b', 64), 'PC', 'windows', '8.0.7' from public.licences
      where user_id = '${owner.userId}' returning 1`);
  });
  afterAll(() => site.close());

  const callers = ['anon', 'owner', 'other'] as const;
  const restOf = (caller: (typeof callers)[number]) =>
    ({anon: site.rest(), owner: owner.rest, other: other.rest})[caller];
  const snapshot = (): Promise<unknown> =>
    site.sql(`select json_build_array(
      (select json_agg(t order by id) from public.products t),
      (select json_agg(t order by id) from public.profiles t),
      (select json_agg(t order by id) from public.orders t),
      (select json_agg(t order by id) from public.memberships t),
      (select json_agg(t order by id) from public.licences t),
      (select json_agg(t order by id) from public.devices t),
      (select json_agg(t order by id) from public.account_events t))::text`);

  describe.each(Object.entries(TABLES))('%s', (table, {change, row}) => {
    it('is read by its owner only; products by everybody', async () => {
      const counts = await Promise.all(
        callers.map(async (caller) => {
          const {data, status} = await restOf(caller).from(table).select('*');
          return data === null ? status : data.length;
        }),
      );
      const seen = counts.map((count) => (count > 0 && count < 100 ? 'rows' : count));
      if (table === 'products') expect(seen).toEqual(['rows', 'rows', 'rows']);
      // Everybody has a profile and an entry about the new account, their own.
      else if (table === 'profiles') expect(counts).toEqual([401, 1, 1]);
      else if (table === 'account_events') expect(counts).toEqual([401, 2, 1]);
      else expect(seen).toEqual([401, 'rows', 0]);
    });

    it.each(callers)('takes no insert, change or deletion from %s', async (caller) => {
      const before = await snapshot();
      const rest = restOf(caller);
      const answers = [
        await rest.from(table).insert(row(owner.userId)),
        await rest.from(table).update(change).gte('id', firstId(table)),
        await rest.from(table).delete().gte('id', firstId(table)),
      ];
      expect(answers.map(({error}) => error?.code)).toEqual(['42501', '42501', '42501']);
      expect(await snapshot()).toBe(before);
    });
  });

  it('a profile is changed by its owner only, in two columns only, and by the rules', async () => {
    const change = (visitor: Visitor, values: Row) =>
      visitor.rest.from('profiles').update(values).eq('id', owner.userId).select('display_name');
    expect((await change(owner, {display_name: '花子', newsletter: true})).data).toEqual([
      {display_name: '花子'},
    ]);
    expect((await change(other, {display_name: '乗っ取り'})).data).toEqual([]);
    for (const column of ['id', 'created_at', 'updated_at']) {
      const value = column === 'id' ? other.userId : '2000-01-01';
      const {error} = await owner.rest
        .from('profiles')
        .update({[column]: value})
        .eq('id', owner.userId);
      expect([column, error?.code]).toEqual([column, '42501']);
    }
    const family = '👨‍👩‍👧‍👦';
    for (const name of [
      '',
      ' 花子',
      '　花子',
      '　',
      'あ'.repeat(667),
      'a\nb',
      'a\u0000b',
      'a\u0085b',
    ]) {
      expect(
        (await change(owner, {display_name: name})).error,
        JSON.stringify(name),
      ).not.toBeNull();
    }
    for (const name of [
      'a\u202Eb',
      'a\u200Bb',
      '\u200D',
      'コ\u200Dメ',
      '\u3164',
      '\uFE0F',
      '\u2066a\u2069',
    ]) {
      expect((await change(owner, {display_name: name})).error?.code, JSON.stringify(name)).toBe(
        '23514',
      );
    }
    for (const name of ['あ'.repeat(50), family.repeat(50), '❤️‍🔥', '辻󠄀　花子', 'مُحَمَّد']) {
      expect((await change(owner, {display_name: name})).error).toBeNull();
    }
    expect((await change(owner, {display_name: null})).data).toEqual([{display_name: null}]);
  });

  it('a product that is not sold any more is not shown', async () => {
    await site.sql(`update public.products set active = false where id = 'pro-yearly' returning 1`);
    const {data} = await site.rest().from('products').select('id').order('sort');
    expect(data).toEqual([{id: 'pro-lifetime'}, {id: 'pro-monthly'}]);
    await site.sql(`update public.products set active = true where id = 'pro-yearly' returning 1`);
  });

  it.each(PRIVATE)('private.%s is out of reach for everybody', async (table) => {
    for (const client of [site.rest(), owner.rest, site.rest(SERVICE_KEY)]) {
      expect((await client.from(table).select('*')).status).toBe(404);
    }
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      const run = site.backend.database.run({role, claims: {role}}, (query) =>
        query(`select * from private.${table}`),
      );
      await expect(run).rejects.toThrow(/permission denied/u);
    }
  });

  const USER_FUNCTIONS: Readonly<Record<string, Row>> = {
    my_account: {},
    export_my_data: {},
    order_status: {p_session_id: 'cs_x'},
    redeem_code: {p_code: 'x'},
    deactivate_device: {p_device_id: '00000000-0000-4000-8000-000000000000'},
    delete_my_account: {},
  };
  const SERVICE_FUNCTIONS: Readonly<Record<string, Row>> = {
    activate_device: {
      p_key: 'x',
      p_fingerprint: 'x',
      p_name: 'x',
      p_platform: 'windows',
      p_app_version: '1',
    },
    release_device: {p_key: 'x', p_fingerprint: 'x'},
    hit_rate_limit: {p_bucket: 'x', p_limit: 1, p_seconds: 60},
    create_order: {p_user_id: '00000000-0000-4000-8000-000000000000', p_product_id: 'x'},
    attach_checkout: {p_order_id: '00000000-0000-4000-8000-000000000000', p_session_id: 'x'},
    close_order: {p_order_id: '00000000-0000-4000-8000-000000000000'},
    order_owner: {p_session_id: 'x'},
    stripe_customer: {p_user_id: '00000000-0000-4000-8000-000000000000'},
    open_pages: {p_user_id: '00000000-0000-4000-8000-000000000000'},
    finish_stripe_action: {p_id: 0},
    forget_customer: {p_user_id: '00000000-0000-4000-8000-000000000000', p_customer: 'cus_x'},
    apply_stripe_event: {p_event_id: 'e', p_type: 't', p_created: '2026-01-01', p_fact: {}},
  };

  /** What GoTrue asks, as itself (hosted.test.ts); nobody else. */
  const HOOKS: Readonly<Record<string, Row>> = {before_user_created: {event: {}}};

  it.each(Object.entries(HOOKS))('%s is for GoTrue', async (name, args) => {
    for (const client of [site.rest(), owner.rest, site.rest(SERVICE_KEY)]) {
      expect((await client.rpc(name, args)).error?.code).toBe('42501');
    }
  });
  it.each(Object.entries(USER_FUNCTIONS))('%s is for those signed in', async (name, args) => {
    expect((await site.rest().rpc(name, args)).error?.code).toBe('42501');
  });
  it.each(Object.entries(SERVICE_FUNCTIONS))('%s is for the service', async (name, args) => {
    expect((await site.rest().rpc(name, args)).status).toBe(401);
    expect((await owner.rest.rpc(name, args)).status).toBe(403);
    expect((await site.rest(SERVICE_KEY).rpc(name, args)).error).toBeNull();
  });
  it('there are no other functions', async () => {
    const names = await site.sql(
      `select json_agg(proname order by proname)::text from pg_proc
       where pronamespace = 'public'::regnamespace`,
    );
    const known = [USER_FUNCTIONS, SERVICE_FUNCTIONS, HOOKS].flatMap(Object.keys).sort();
    expect(JSON.parse(String(names))).toEqual(known);
  });

  it.each(['javascript:alert(1)', 'http://pay.example/1', 'data:text/html,x'])(
    'a receipt is never at %s',
    async (address) => {
      const write = site.sql(`update public.orders set receipt_url = '${address}'
        where checkout_session_id = 'cs_owner' returning 1`);
      await expect(write).rejects.toThrow(/receipt_url/u);
    },
  );

  it('nothing is answered without the key of the project', async () => {
    for (const path of ['auth/v1/user', 'auth/v1/settings', 'rest/v1/products']) {
      for (const apikey of ['wrong', 'constructor']) {
        const answer = await site.fetch(`http://127.0.0.1:9/${path}`, {headers: {apikey}});
        expect([path, apikey, answer.status]).toEqual([path, apikey, 401]);
      }
    }
  });
});

/** Smaller than every id of the table. */
const firstId = (table: string): string | number => {
  if (table === 'account_events') return 0;
  return table === 'products' ? '' : '00000000-0000-0000-0000-000000000000';
};
