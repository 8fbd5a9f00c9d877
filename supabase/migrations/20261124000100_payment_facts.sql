-- State follows facts. Stripe delivers its events more than once and in any order, a bank asks for
-- money back before or after we know what was paid, and since its API of 2025 an invoice does not say
-- by which payment it was paid. So what is told is kept as it is, under the names that Stripe has for
-- it, and one function, `settle`, derives orders, memberships and licences from all of it.

-- A payment, known from the first event that names it, also before its order is.
create table private.stripe_payments (
  payment_intent text primary key,
  invoice_id text,
  refunded integer not null default 0 check (refunded >= 0)
);
create index stripe_payments_invoice_id_idx on private.stripe_payments (invoice_id);

create table private.stripe_disputes (
  id text primary key,
  payment_intent text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  told_at timestamptz not null
);
create index stripe_disputes_payment_intent_idx on private.stripe_disputes (payment_intent);

create table private.stripe_subscriptions (
  id text primary key,
  status text not null check (status in ('active', 'past_due', 'canceled')),
  cancel_at_period_end boolean not null,
  -- When it ended, and not later than its period.
  ended_at timestamptz,
  told_at timestamptz not null
);

-- What has to be done at Stripe. An event writes it in its own transaction, and whoever brought the
-- event carries it out (functions/_shared/stripeEvents.ts); until that is done, the event comes again.
create table private.stripe_actions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('refund', 'cancel_subscription')),
  target text not null,
  order_id uuid not null references public.orders (id),
  created_at timestamptz not null,
  done_at timestamptz,
  unique (kind, target)
);
create index stripe_actions_order_id_idx on private.stripe_actions (order_id);

alter table private.stripe_payments enable row level security;
alter table private.stripe_disputes enable row level security;
alter table private.stripe_subscriptions enable row level security;
alter table private.stripe_actions enable row level security;
revoke all on private.stripe_payments, private.stripe_disputes, private.stripe_subscriptions,
  private.stripe_actions from public, anon, authenticated, service_role;

-- Why a payment buys nothing and goes back, decided when it arrives.
alter table public.orders add column refund_reason text check (refund_reason in
  ('no_account', 'already_owned', 'already_subscribed', 'membership_running'));

insert into private.stripe_payments (payment_intent, invoice_id, refunded)
  select o.payment_intent_id, o.invoice_id,
    case when o.status = 'refunded' then o.amount else 0 end
  from public.orders as o where o.payment_intent_id is not null
  on conflict do nothing;
insert into private.stripe_subscriptions (id, status, cancel_at_period_end, ended_at, told_at)
  select m.stripe_subscription_id, m.status, m.cancel_at_period_end, m.ended_at, m.last_event_at
  from public.memberships as m;
alter table public.memberships drop column ended_at, drop column last_event_at;

drop function private.put_membership(public.orders, jsonb, timestamptz);
drop function private.follow_payments(text);
drop function private.fulfil(public.orders, jsonb);
drop function private.licence_follows(public.orders, text);
drop function private.apply_refund(public.orders, jsonb);
drop function private.apply_dispute(public.orders, jsonb);
drop function private.apply_receipt(public.orders, jsonb);
drop function private.apply_subscription(jsonb, timestamptz);
drop function private.apply_invoice(jsonb);

-- Payments are settled one after the other: what one tells can decide about another, of the same
-- buyer or under another name. Held until the end of the transaction.
create function private.lock_payments() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(20261124) $$;

-- The order that a fact is about, by any of the names; of a membership always the first one.
create or replace function private.find_order(p_fact jsonb) returns public.orders
language sql stable set search_path = '' as $$
  with named as (
    select o.id, o.subscription_id from public.orders as o
    where o.id = (p_fact ->> 'order')::uuid
      or o.subscription_id = p_fact ->> 'subscription'
      or o.payment_intent_id = p_fact ->> 'payment_intent'
      or o.invoice_id = coalesce(p_fact ->> 'invoice', (
        select p.invoice_id from private.stripe_payments as p
        where p.payment_intent = p_fact ->> 'payment_intent'))
    order by o.id = (p_fact ->> 'order')::uuid desc nulls last limit 1
  )
  select o from public.orders as o join named as n
    on o.id = n.id or o.subscription_id = n.subscription_id
  where o.kind <> 'renewal' limit 1
$$;

-- An order and, of a membership, its renewals.
create function private.family_of(p_order public.orders) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders as o
  where o.id = p_order.id or o.subscription_id = p_order.subscription_id
$$;

create function private.payments_of(p_order public.orders) returns setof private.stripe_payments
language sql stable set search_path = '' as $$
  select p.* from private.stripe_payments as p
  where p.payment_intent = p_order.payment_intent_id or p.invoice_id = p_order.invoice_id
$$;

-- What became of the money of an order: kept, refunded, disputed (a bank asks for it), lost to it.
-- A part of the price, given back out of courtesy, takes no rights away.
create function private.money_of(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when (select sum(p.refunded) from private.payments_of(p_order) as p) >= greatest(p_order.amount, 1)
      then 'refunded'
    else coalesce((
      select case when bool_or(d.state = 'lost') then 'lost' when bool_or(d.state = 'open') then 'disputed' end
      from private.stripe_disputes as d
      where d.payment_intent in (select p.payment_intent from private.payments_of(p_order) as p)
    ), 'kept')
  end
$$;

-- Keeps what is told of a payment. Of a dispute the later word counts, and a closed one stays closed.
create function private.keep_fact(p_fact jsonb, p_created timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if p_fact ->> 'payment_intent' is null then return; end if;
  insert into private.stripe_payments as p (payment_intent, invoice_id, refunded)
    values (p_fact ->> 'payment_intent', p_fact ->> 'invoice',
      coalesce((p_fact ->> 'refunded')::integer, 0))
    on conflict (payment_intent) do update
      set invoice_id = coalesce(p.invoice_id, excluded.invoice_id),
        refunded = greatest(p.refunded, excluded.refunded);
  if p_fact ->> 'kind' <> 'dispute' then return; end if;
  insert into private.stripe_disputes as d (id, payment_intent, state, told_at)
    values (p_fact ->> 'dispute', p_fact ->> 'payment_intent', p_fact ->> 'state', p_created)
    on conflict (id) do update set state = excluded.state, told_at = excluded.told_at
      where (excluded.state <> 'open', excluded.told_at, excluded.state = 'lost')
        > (d.state <> 'open', d.told_at, d.state = 'lost');
end $$;

-- Why a visitor cannot buy something of a kind, because of what is there already; null if nothing is.
create function private.objection(p_user_id uuid, p_kind text) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (
      select 1 from public.licences as l
      where l.user_id = p_user_id and l.source = 'purchase' and l.status <> 'revoked'
    ) then 'already_owned'
    when p_kind = 'subscription' and exists (
      select 1 from public.memberships as m where m.user_id = p_user_id and m.status <> 'canceled'
    ) then 'already_subscribed'
    when p_kind = 'one_time' and exists (
      select 1 from public.memberships as m
      where m.user_id = p_user_id and m.status <> 'canceled' and not m.cancel_at_period_end
    ) then 'membership_running'
  end
$$;

-- What the log of the functions says of a payment.
create function private.fulfilment(p_refund_reason text, p_otherwise text) returns text
language sql immutable set search_path = '' as $$
  select case when p_refund_reason is null then p_otherwise
    when p_refund_reason = 'no_account' then 'refunded_without_account'
    else 'refunded_as_second' end
$$;

-- A payment counts whatever we believed of its order; anything else only while the order waits.
create or replace function private.apply_checkout(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_state text := p_fact ->> 'state';
  v_reason text;
begin
  if p_order.checkout_session_id <> p_fact ->> 'session' then return 'session_mismatch'; end if;
  if p_order.status in ('paid', 'refunded') then return 'ignored'; end if;
  if p_order.status <> 'pending' and v_state <> 'paid' then return 'ignored'; end if;
  if v_state in ('failed', 'expired') then
    update public.orders as o set status = v_state, awaiting_payment = false
      where o.id = p_order.id;
    perform private.log(p_order.user_id, 'order_' || v_state,
      jsonb_build_object('product', p_order.product_name));
    return v_state;
  end if;
  if (p_fact ->> 'amount')::integer is distinct from p_order.amount
    or p_fact ->> 'currency' is distinct from p_order.currency
  then return 'amount_mismatch'; end if;
  if v_state = 'awaiting' then
    update public.orders as o
      set awaiting_payment = true, checkout_session_id = p_fact ->> 'session'
      where o.id = p_order.id;
    return 'awaiting';
  end if;
  v_reason := case when p_order.user_id is null then 'no_account'
    else private.objection(p_order.user_id, p_order.kind) end;
  update public.orders as o
    set status = 'paid', awaiting_payment = false, paid_at = private.clock(),
      refund_reason = v_reason, checkout_session_id = p_fact ->> 'session',
      subscription_id = coalesce(o.subscription_id, p_fact ->> 'subscription'),
      payment_intent_id = coalesce(o.payment_intent_id, p_fact ->> 'payment_intent'),
      -- Until the invoice tells the period to the second.
      paid_until = coalesce(o.paid_until, private.clock()
        + case o.period when 'year' then interval '1 year' when 'month' then interval '1 month' end)
    where o.id = p_order.id;
  perform private.log(p_order.user_id, 'order_paid',
    jsonb_build_object('product', p_order.product_name, 'amount', p_order.amount));
  return private.fulfilment(v_reason, 'fulfilled');
end $$;

-- Of a subscription's events the newest wins, and an ended one never comes back.
create function private.apply_subscription(p_fact jsonb, p_created timestamptz) returns text
language plpgsql set search_path = '' as $$
begin
  insert into private.stripe_subscriptions as s
      (id, status, cancel_at_period_end, ended_at, told_at)
    values (p_fact ->> 'subscription', p_fact ->> 'status',
      (p_fact ->> 'cancel_at_period_end')::boolean,
      case when p_fact ->> 'status' = 'canceled' then (p_fact ->> 'period_end')::timestamptz end,
      p_created)
    on conflict (id) do update
      set status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end,
        ended_at = excluded.ended_at, told_at = excluded.told_at
      where s.status <> 'canceled' and s.told_at <= excluded.told_at;
  return case when found then 'updated' else 'out_of_date' end;
end $$;

-- A paid invoice: the period and receipt of the first payment, or a renewal, which has its own row.
create function private.apply_invoice(p_first public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_until timestamptz := (p_fact ->> 'period_end')::timestamptz;
  v_reason text := coalesce(p_first.refund_reason,
    case when p_first.user_id is null then 'no_account' end);
begin
  if (p_fact ->> 'first')::boolean then
    update public.orders as o
      set invoice_id = p_fact ->> 'invoice', receipt_url = p_fact ->> 'receipt_url',
        paid_until = v_until
      where o.id = p_first.id;
    return 'receipt';
  end if;
  insert into public.orders (user_id, product_id, product_name, kind, period, amount, currency,
      status, subscription_id, invoice_id, receipt_url, created_at, paid_at, paid_until,
      refund_reason)
    values (p_first.user_id, p_first.product_id, p_first.product_name, 'renewal', p_first.period,
      (p_fact ->> 'amount')::integer, p_fact ->> 'currency', 'paid', p_fact ->> 'subscription',
      p_fact ->> 'invoice', p_fact ->> 'receipt_url', private.clock(), private.clock(), v_until,
      v_reason)
    on conflict (invoice_id) do nothing;
  return private.fulfilment(v_reason, 'renewal');
end $$;
