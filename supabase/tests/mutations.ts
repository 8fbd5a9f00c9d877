/** A rule of the migrations made weaker, and the test files of which one must fail for it. */
export interface Mutation {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
  /** Races show on PostgreSQL only. */
  readonly race?: true;
}

const RIGHTS = ['access', 'catalog'];

/** Each `from` stands in the migrations; the runner says so if it does not any more. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'a policy lets all rows through',
    from: 'for select to authenticated using (user_id = (select auth.uid()));\ncreate policy memberships_read',
    to: 'for select to authenticated using (true);\ncreate policy memberships_read',
    files: ['access'],
  },
  {
    name: 'the devices of all licences are shown',
    // Without the second condition alone nothing changes: the policy of `licences` holds there, too.
    from: 'where l.id = devices.licence_id and l.user_id = (select auth.uid())\n    )',
    to: 'where true\n    ) or true',
    files: ['access'],
  },
  {
    name: 'row level security is forgotten for a table',
    from: 'alter table public.licences enable row level security;',
    to: '',
    files: RIGHTS,
  },
  {
    name: 'the rights on tables are not taken away first',
    from: 'revoke all on all tables in schema public from public, anon, authenticated, service_role;',
    to: '',
    files: RIGHTS,
  },
  {
    // Taking away alone would be missed by nobody: the default privileges below do it as well.
    name: 'users may call all functions',
    from: 'revoke all on all functions in schema public from public, anon, authenticated, service_role;',
    to: 'grant execute on all functions in schema public to authenticated;',
    files: RIGHTS,
  },
  {
    name: 'new functions are given to the roles of the API',
    from: 'alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;',
    to: '',
    files: ['catalog'],
  },
  {
    name: 'new functions are given to everybody',
    from: 'alter default privileges revoke execute on functions from public;',
    to: '',
    files: ['catalog'],
  },
  {
    name: 'more columns of a profile can be changed',
    from: 'grant update (display_name, newsletter)',
    to: 'grant update (display_name, newsletter, created_at)',
    files: RIGHTS,
  },
  {
    name: 'another person’s profile can be changed',
    from: 'using (id = (select auth.uid())) with check (id = (select auth.uid()));',
    to: 'using (true) with check (true);',
    files: RIGHTS,
  },
  {
    name: 'products that are not sold are shown',
    from: 'using (active)',
    to: 'using (active or not active)',
    files: ['access'],
  },
  {
    name: 'a service function is given to users',
    from: '  public.delete_my_account()\nto authenticated;',
    to: '  public.delete_my_account(), public.order_owner(text)\nto authenticated;',
    files: ['access'],
  },
  {
    name: 'a definer function has a search_path',
    from: "create function public.order_owner(p_session_id text) returns uuid\nlanguage sql stable security definer set search_path = ''",
    to: 'create function public.order_owner(p_session_id text) returns uuid\nlanguage sql stable security definer',
    files: ['catalog'],
  },
  {
    name: 'another person’s order is found',
    from: 'where o.checkout_session_id = p_session_id and o.user_id = (select auth.uid())',
    to: 'where o.checkout_session_id = p_session_id',
    files: ['payments'],
  },
  {
    name: 'another person’s device can be released',
    from: 'where d.id = p_device_id and l.user_id = auth.uid() for update of d;',
    to: 'where d.id = p_device_id for update of d;',
    files: ['devices'],
  },
  {
    name: 'the licence is not locked while a device is registered',
    from: 'where l.key = p_key for update;',
    to: 'where l.key = p_key;',
    files: ['devices'],
    race: true,
  },
  {
    name: 'a code is not locked while it is used',
    from: 'where c.hash = private.code_hash(left(p_code, 200)) for update;',
    to: 'where c.hash = private.code_hash(left(p_code, 200));',
    files: ['account'],
    race: true,
  },
  {
    name: 'one device too many',
    from: '>= v_licence.max_devices',
    to: '> v_licence.max_devices',
    files: ['devices'],
  },
  {
    name: 'an expired licence is accepted',
    from: "if v_state <> 'active' then",
    to: "if v_state not in ('active', 'expired') then",
    files: ['devices'],
  },
  {
    name: 'an old code is accepted',
    from: "if v_code.expires_at <= private.clock() then return private.refuse('code_expired'); end if;",
    to: '',
    files: ['account'],
  },
  {
    name: 'codes can be guessed without end',
    from: "if not private.hit('redeem:' || v_user, 10, '1 hour') then",
    to: "if not private.hit('redeem:' || v_user, 1000, '1 hour') then",
    files: ['account'],
  },
  {
    name: 'an account is deleted without a fresh sign-in',
    from: "private.clock() - interval '10 minutes'",
    to: "private.clock() - interval '10 hours'",
    files: ['account'],
  },
  {
    name: 'an account is deleted with a membership that takes money',
    from: "m.status <> 'canceled' and not m.cancel_at_period_end\n  ) then",
    to: 'false\n  ) then',
    files: ['account'],
  },
  {
    name: 'an event counts twice',
    from: "if not found then return jsonb_build_object('ok', true, 'result', 'duplicate'); end if;",
    to: '',
    files: ['payments'],
  },
  {
    name: 'an order is fulfilled twice',
    from: "if p_order.status <> 'pending' then return 'ignored'; end if;",
    to: '',
    files: ['payments'],
  },
  {
    name: 'a wrong amount is accepted',
    from: "(p_fact ->> 'amount')::integer is distinct from p_order.amount\n    or ",
    to: '',
    files: ['payments'],
  },
  {
    name: 'the order is not locked while an event is applied',
    from: 'where o.id = (private.find_order(p_fact)).id for update;',
    to: 'where o.id = (private.find_order(p_fact)).id;',
    files: ['payments'],
    race: true,
  },
  {
    name: 'a part of the price given back revokes the licence',
    from: "if (p_fact ->> 'refunded')::integer < (p_fact ->> 'amount')::integer then return 'partial'; end if;",
    to: '',
    files: ['refunds'],
  },
  {
    name: 'an older event of a subscription wins',
    from: ' and m.last_event_at <= excluded.last_event_at',
    to: '',
    files: ['memberships'],
  },
  {
    name: 'an ended subscription comes back',
    from: "where m.status <> 'canceled' and m.last_event_at",
    to: 'where m.last_event_at',
    files: ['memberships'],
  },
  {
    name: 'the check symbol of a key ignores its place',
    from: '(v_sum # (strpos(v_alphabet, substr(p_symbols, i, 1)) - 1)) << 1',
    to: '(v_sum # (strpos(v_alphabet, substr(p_symbols, i, 1)) - 1))',
    files: ['licenceKey'],
  },
];
