-- The slip of a convenience store: where its numbers are, and until when it can be paid. Without them a
-- buyer who has closed the payment page cannot pay any more.

alter table public.orders
  add column voucher_url text
    check (voucher_url ~ '^(https://payments\.stripe\.com/|http://127\.0\.0\.1:[0-9]+/)'),
  add column voucher_expires_at timestamptz;

-- Of two slips the one that can be paid for longer counts, whichever is told of first.
create function private.keep_voucher(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  update public.orders as o
    set voucher_url = p_fact ->> 'voucher_url',
      voucher_expires_at = (p_fact ->> 'voucher_expires_at')::timestamptz
    where o.id = p_order.id and o.status = 'pending'
      and coalesce(o.voucher_expires_at, '-infinity')
        <= (p_fact ->> 'voucher_expires_at')::timestamptz;
  return case when found then 'voucher' else 'ignored' end;
end $$;

create or replace function private.apply_fact(p_fact jsonb, p_created timestamptz) returns text
language plpgsql set search_path = '' as $$
declare
  v_kind text := p_fact ->> 'kind';
  v_order public.orders;
  v_result text;
begin
  perform private.keep_fact(p_fact, p_created);
  v_order := private.find_order(p_fact);
  if v_order.id is null then
    -- Kept until its order is told of.
    return case when v_kind in ('payment', 'refund', 'dispute') then 'waiting' else 'unknown_order' end;
  end if;
  if v_kind <> 'checkout' then
    -- The names by which later facts find the order. A page tells them once it is known for ours.
    update public.orders as o
      set subscription_id = coalesce(o.subscription_id, p_fact ->> 'subscription'),
        payment_intent_id = coalesce(o.payment_intent_id,
          case when o.kind = 'one_time' then p_fact ->> 'payment_intent' end),
        receipt_url = case v_kind when 'receipt' then p_fact ->> 'receipt_url' else o.receipt_url end
      where o.id = v_order.id returning * into v_order;
  end if;
  perform private.remember_customer(v_order.user_id, p_fact ->> 'customer');
  v_result := case v_kind
    when 'checkout' then private.apply_checkout(v_order, p_fact)
    when 'subscription' then private.apply_subscription(p_fact, p_created)
    when 'invoice' then private.apply_invoice(v_order, p_fact)
    when 'dispute' then 'dispute_' || (p_fact ->> 'state')
    when 'voucher' then private.keep_voucher(v_order, p_fact)
    else v_kind
  end;
  -- Paid or over, a slip leads nowhere: the order is kept for years, and its numbers are not.
  update public.orders as o set voucher_url = null, voucher_expires_at = null
    where o.id = v_order.id and o.status <> 'pending' and o.voucher_expires_at is not null;
  perform private.settle(v_order.id);
  return v_result;
end $$;

create or replace function private.orders_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'product_id', o.product_id, 'product_name', o.product_name, 'kind', o.kind,
    'amount', o.amount, 'currency', o.currency, 'status', o.status,
    'awaiting_payment', o.awaiting_payment, 'voucher_url', o.voucher_url,
    'voucher_expires_at', o.voucher_expires_at, 'receipt_url', o.receipt_url,
    'created_at', o.created_at, 'paid_at', o.paid_at, 'refunded_at', o.refunded_at
  ) order by o.created_at desc, o.id), '[]')
  from public.orders as o where o.user_id = p_user_id
$$;

-- The state of one's own order, found by Stripe's session. Another person's is `not_found`. A key that
-- cannot be used now, because a bank asks for the money, is not offered for use.
create or replace function public.order_status(p_session_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_build_object(
        'ok', true, 'order_id', o.id,
        'status', case when o.status = 'pending' and o.awaiting_payment
          then 'awaiting_payment' else o.status end,
        'product_id', o.product_id, 'product_name', o.product_name, 'kind', o.kind,
        'amount', o.amount, 'currency', o.currency, 'receipt_url', o.receipt_url,
        'voucher_url', o.voucher_url, 'voucher_expires_at', o.voucher_expires_at,
        'licence_key', held.key, 'period', o.period, 'period_end', held.current_period_end,
        'renews', held.renews
      )
      from public.orders as o
      left join lateral (
        select l.key, m.current_period_end,
          m.status = 'active' and not m.cancel_at_period_end as renews
        from public.licences as l
        left join public.memberships as m on m.id = l.membership_id
        where l.user_id = o.user_id and l.status = 'active'
          and (l.order_id = o.id or m.stripe_subscription_id = o.subscription_id)
        limit 1
      ) as held on true
      where o.checkout_session_id = p_session_id and o.user_id = (select auth.uid())
    ),
    private.refuse('not_found')
  )
$$;

revoke all on function private.keep_voucher(public.orders, jsonb)
  from public, anon, authenticated, service_role;
