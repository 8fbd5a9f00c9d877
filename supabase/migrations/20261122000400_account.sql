-- What a signed-in visitor may call. Each answers `{"ok": true, …}` or
-- `{"ok": false, "reason": "…"}`: an exception would take back what was counted against misuse.

create function private.licences_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'key', l.key, 'source', l.source,
    'state', private.licence_state(l.status, l.expires_at),
    'expires_at', l.expires_at, 'max_devices', l.max_devices, 'created_at', l.created_at,
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'platform', d.platform, 'app_version', d.app_version,
        'created_at', d.created_at, 'last_seen_at', d.last_seen_at
      ) order by d.created_at, d.id), '[]')
      from public.devices as d where d.licence_id = l.id
    )
  ) order by l.created_at desc, l.id), '[]')
  from public.licences as l where l.user_id = p_user_id
$$;

create function private.memberships_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'product_id', m.product_id, 'product_name', p.name, 'amount', p.amount,
    'period', p.period, 'status', m.status, 'cancel_at_period_end', m.cancel_at_period_end,
    'current_period_end', m.current_period_end, 'created_at', m.created_at
  ) order by m.created_at desc, m.id), '[]')
  from public.memberships as m join public.products as p on p.id = m.product_id
  where m.user_id = p_user_id
$$;

create function private.orders_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'product_id', o.product_id, 'product_name', o.product_name, 'kind', o.kind,
    'amount', o.amount, 'currency', o.currency, 'status', o.status,
    'awaiting_payment', o.awaiting_payment, 'receipt_url', o.receipt_url,
    'created_at', o.created_at, 'paid_at', o.paid_at, 'refunded_at', o.refunded_at
  ) order by o.created_at desc, o.id), '[]')
  from public.orders as o where o.user_id = p_user_id
$$;

create function private.events_of(p_user_id uuid, p_limit integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'kind', e.kind, 'detail', e.detail, 'created_at', e.created_at
  ) order by e.id desc), '[]')
  from (
    select * from public.account_events as a
    where a.user_id = p_user_id order by a.id desc limit p_limit
  ) as e
$$;

create function private.account_data(p_user_id uuid, p_events integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'display_name', p.display_name,
      'newsletter', p.newsletter, 'created_at', p.created_at
    ),
    'licences', private.licences_of(u.id),
    'memberships', private.memberships_of(u.id),
    'orders', private.orders_of(u.id),
    'events', private.events_of(u.id, p_events)
  )
  from auth.users as u join public.profiles as p on p.id = u.id
  where u.id = p_user_id
$$;

-- Everything of the page "my account" in one call; null for a user who has been deleted.
create function public.my_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.account_data((select auth.uid()), 20) || jsonb_build_object(
    'has_billing', exists (
      select 1 from private.stripe_customers as c where c.user_id = (select auth.uid())
    ),
    'now', private.clock()
  )
$$;

create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.account_data((select auth.uid()), null) || jsonb_build_object(
    'exported_at', private.clock(),
    'redemptions', (
      select coalesce(jsonb_agg(jsonb_build_object('label', c.label, 'created_at', r.created_at)
        order by r.created_at), '[]')
      from private.redemptions as r join private.redeem_codes as c on c.hash = r.code_hash
      where r.user_id = (select auth.uid())
    )
  )
$$;

-- The state of one's own order, found by Stripe's session. Another person's is `not_found`.
create function public.order_status(p_session_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_build_object(
        'ok', true, 'order_id', o.id,
        'status', case when o.status = 'pending' and o.awaiting_payment
          then 'awaiting_payment' else o.status end,
        'product_id', o.product_id, 'product_name', o.product_name, 'kind', o.kind,
        'amount', o.amount, 'currency', o.currency, 'receipt_url', o.receipt_url,
        'licence_key', held.key, 'period', o.period, 'period_end', held.current_period_end,
        'renews', held.renews
      )
      from public.orders as o
      left join lateral (
        select l.key, m.current_period_end,
          m.status = 'active' and not m.cancel_at_period_end as renews
        from public.licences as l
        left join public.memberships as m on m.id = l.membership_id
        where l.user_id = o.user_id and l.status <> 'revoked'
          and (l.order_id = o.id or m.stripe_subscription_id = o.subscription_id)
        limit 1
      ) as held on true
      where o.checkout_session_id = p_session_id and o.user_id = (select auth.uid())
    ),
    private.refuse('not_found')
  )
$$;

create function private.code_hash(p_code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    upper(regexp_replace(normalize(p_code, NFKC), '[^[:alnum:]]', '', 'g')), 'UTF8'))
$$;

-- For the owner, in the SQL editor: stores a code of at least ten letters and digits.
create function private.create_redeem_code(
  p_code text, p_label text, p_grant_days integer, p_max_uses integer, p_expires_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  if char_length(regexp_replace(p_code, '[^[:alnum:]]', '', 'g')) < 10 then
    raise exception 'A code needs at least ten letters and digits, so that nobody guesses it.';
  end if;
  insert into private.redeem_codes (hash, label, grant_days, max_uses, expires_at)
    values (private.code_hash(p_code), p_label, p_grant_days, p_max_uses, p_expires_at);
end $$;

-- Days from a code are added to the licence that earlier codes gave, so that the app keeps its key.
create function private.grant_days(p_user_id uuid, p_days integer) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  v_until timestamptz;
begin
  update public.licences as l
    set expires_at = greatest(l.expires_at, private.clock()) + make_interval(days => p_days)
    where l.id = (
      select c.id from public.licences as c
      where c.user_id = p_user_id and c.source = 'code' and c.status = 'active'
      order by c.created_at limit 1
    )
    returning l.expires_at into v_until;
  if found then return v_until; end if;
  insert into public.licences (user_id, key, source, expires_at, created_at)
    values (p_user_id, private.new_licence_key(), 'code',
      private.clock() + make_interval(days => p_days), private.clock())
    returning expires_at into v_until;
  return v_until;
end $$;

create function public.redeem_code(p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_code private.redeem_codes;
  v_until timestamptz;
begin
  if not private.hit('redeem:' || v_user, 10, '1 hour') then
    return private.refuse('rate_limited');
  end if;
  -- One use at a time: of the code, and of a user who sends two codes at once.
  perform 1 from public.profiles as p where p.id = v_user for update;
  if not found then return private.refuse('account_not_found'); end if;
  select * into v_code from private.redeem_codes as c
    where c.hash = private.code_hash(left(p_code, 200)) for update;
  if not found then return private.refuse('code_not_found'); end if;
  if exists (
    select 1 from private.redemptions as r where r.code_hash = v_code.hash and r.user_id = v_user
  ) then return private.refuse('code_already_used'); end if;
  if v_code.expires_at <= private.clock() then return private.refuse('code_expired'); end if;
  if v_code.uses >= v_code.max_uses then return private.refuse('code_exhausted'); end if;

  update private.redeem_codes as c set uses = c.uses + 1 where c.hash = v_code.hash;
  insert into private.redemptions (code_hash, user_id, created_at)
    values (v_code.hash, v_user, private.clock());
  v_until := private.grant_days(v_user, v_code.grant_days);
  perform private.log(v_user, 'code_redeemed',
    jsonb_build_object('label', v_code.label, 'expires_at', v_until));
  return jsonb_build_object('ok', true, 'expires_at', v_until);
end $$;

-- Deletes the caller. Asks for a sign-in of the last ten minutes (`amr` is newest first and stays
-- when a token is renewed) and for no subscription that would go on taking money.
create function public.delete_my_account() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_signed_in timestamptz :=
    to_timestamp((auth.jwt() -> 'amr' -> 0 ->> 'timestamp')::double precision);
begin
  if v_signed_in is null or v_signed_in < private.clock() - interval '10 minutes' then
    return private.refuse('reauthentication_needed');
  end if;
  perform 1 from public.profiles as p where p.id = v_user for update;
  if exists (
    select 1 from public.memberships as m
    where m.user_id = v_user and m.status <> 'canceled' and not m.cancel_at_period_end
  ) then return private.refuse('subscription_active'); end if;
  delete from auth.users as u where u.id = v_user;
  return jsonb_build_object('ok', true);
end $$;
