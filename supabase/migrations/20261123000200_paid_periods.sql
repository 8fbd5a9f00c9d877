-- A membership lasts as long as was paid. Stripe moves a subscription's period on when it makes the
-- invoice of the next one, an hour before it tries to take the money, and leaves it there while
-- nobody pays. So what a subscription says of its period counts only until something was paid, and
-- where it ended early; the rest are the paid invoices.

alter table public.orders add column paid_until timestamptz;
alter table public.memberships add column ended_at timestamptz;

update public.orders as o set paid_until = m.current_period_end
  from public.memberships as m
  where m.stripe_subscription_id = o.subscription_id and o.status = 'paid';

-- Gives a membership, and its licence, the time that its payments are for.
create function private.follow_payments(p_subscription text) returns public.memberships
language plpgsql set search_path = '' as $$
declare
  v_membership public.memberships;
begin
  update public.memberships as m
    set current_period_end = least(m.ended_at, coalesce(
      (select max(o.paid_until) from public.orders as o
        where o.subscription_id = m.stripe_subscription_id and o.status = 'paid'),
      m.current_period_end))
    where m.stripe_subscription_id = p_subscription
    returning * into v_membership;
  update public.licences as l
    set expires_at = private.licence_end(v_membership.status, v_membership.current_period_end)
    where l.membership_id = v_membership.id;
  return v_membership;
end $$;
revoke all on function private.follow_payments(text) from public, anon, authenticated, service_role;

-- Creates or changes a membership by an event of its subscription. Null if the event is older than
-- what is known, or if the subscription has ended: an ended one never comes back.
create or replace function private.put_membership(
  p_order public.orders, p_fact jsonb, p_created timestamptz
) returns public.memberships
language plpgsql set search_path = '' as $$
declare
  v_end timestamptz := (p_fact ->> 'period_end')::timestamptz;
  v_ended_at timestamptz := case when p_fact ->> 'status' = 'canceled' then v_end end;
  v_membership public.memberships;
begin
  insert into public.memberships as m (user_id, product_id, stripe_subscription_id, status,
      cancel_at_period_end, current_period_end, ended_at, last_event_at, created_at)
    values (p_order.user_id, p_order.product_id, p_fact ->> 'subscription', p_fact ->> 'status',
      (p_fact ->> 'cancel_at_period_end')::boolean, v_end, v_ended_at, p_created, private.clock())
    on conflict (stripe_subscription_id) do update
      set status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end,
        ended_at = excluded.ended_at, last_event_at = excluded.last_event_at
      where m.status <> 'canceled' and m.last_event_at <= excluded.last_event_at
    returning * into v_membership;
  if v_membership.id is null then return null; end if;
  return private.follow_payments(v_membership.stripe_subscription_id);
end $$;

create or replace function private.fulfil(p_order public.orders, p_fact jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_membership public.memberships;
  v_period_end timestamptz;
begin
  if p_order.user_id is null then return; end if;
  perform private.remember_customer(p_order.user_id, p_fact ->> 'customer');
  if p_order.kind = 'one_time' then
    perform private.issue_licence(p_order.user_id, 'purchase', p_order.id, null, null);
    return;
  end if;
  v_period_end := private.clock()
    + case p_order.period when 'year' then interval '1 year' else interval '1 month' end;
  -- Until its invoice tells the period to the second.
  update public.orders as o set paid_until = coalesce(o.paid_until, v_period_end)
    where o.id = p_order.id;
  -- The oldest possible time: every event of the subscription itself knows better.
  perform private.put_membership(p_order, jsonb_build_object(
    'subscription', p_fact ->> 'subscription', 'status', 'active',
    'cancel_at_period_end', false, 'period_end', v_period_end), '-infinity');
  v_membership := private.follow_payments(p_fact ->> 'subscription');
  v_period_end := private.licence_end(v_membership.status, v_membership.current_period_end);
  -- Who comes back to an ended membership keeps the key that the app already knows.
  update public.licences as l
    set order_id = p_order.id, membership_id = v_membership.id, expires_at = v_period_end
    where l.id = (
      select c.id from public.licences as c join public.memberships as m on m.id = c.membership_id
      where c.user_id = p_order.user_id and c.status = 'active' and m.status = 'canceled'
        and m.id <> v_membership.id
      order by c.created_at desc limit 1
    );
  if not found then
    perform private.issue_licence(
      p_order.user_id, 'membership', p_order.id, v_membership.id, v_period_end);
  end if;
end $$;

-- A paid invoice of a subscription: the receipt of the first payment, or a renewal of its own row.
create or replace function private.apply_invoice(p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_first public.orders;
  v_until timestamptz := (p_fact ->> 'period_end')::timestamptz;
begin
  select * into v_first from public.orders as o
    where o.kind = 'subscription'
      and (o.id = (p_fact ->> 'order')::uuid or o.subscription_id = p_fact ->> 'subscription')
    order by o.created_at limit 1 for update;
  if not found then return 'unknown_order'; end if;
  if (p_fact ->> 'first')::boolean then
    update public.orders as o
      set invoice_id = p_fact ->> 'invoice', receipt_url = p_fact ->> 'receipt_url',
        payment_intent_id = coalesce(o.payment_intent_id, p_fact ->> 'payment_intent'),
        paid_until = coalesce(v_until, o.paid_until)
      where o.id = v_first.id;
    perform private.follow_payments(p_fact ->> 'subscription');
    return 'receipt';
  end if;
  insert into public.orders (user_id, product_id, product_name, kind, period, amount, currency,
      status, subscription_id, invoice_id, payment_intent_id, receipt_url, created_at, paid_at,
      paid_until)
    values (v_first.user_id, v_first.product_id, v_first.product_name, 'renewal', v_first.period,
      (p_fact ->> 'amount')::integer, p_fact ->> 'currency', 'paid', p_fact ->> 'subscription',
      p_fact ->> 'invoice', p_fact ->> 'payment_intent', p_fact ->> 'receipt_url',
      private.clock(), private.clock(), v_until)
    on conflict (invoice_id) do nothing;
  perform private.follow_payments(p_fact ->> 'subscription');
  return 'renewal';
end $$;
