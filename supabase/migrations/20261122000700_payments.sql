-- What Stripe tells, as facts that functions/_shared/stripeFacts.ts has read from its events.
-- Stripe delivers events more than once and in any order. So: each event id counts once, an order
-- is fulfilled only while it is pending, and of a subscription's events the newest wins.

create function private.find_order(p_fact jsonb) returns public.orders
language sql stable set search_path = '' as $$
  select o from public.orders as o
  where o.id = (p_fact ->> 'order')::uuid
    or (p_fact ->> 'order' is null and o.payment_intent_id = p_fact ->> 'payment_intent')
  limit 1
$$;

create function private.remember_customer(p_user_id uuid, p_customer text) returns void
language sql set search_path = '' as $$
  insert into private.stripe_customers (user_id, customer_id)
  select p_user_id, p_customer where p_user_id is not null and p_customer is not null
  on conflict do nothing
$$;

-- Three days after the paid period, because the event of a renewal may come late.
create function private.licence_end(p_status text, p_period_end timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when p_status = 'canceled' then p_period_end
    else p_period_end + interval '3 days' end
$$;

create function private.issue_licence(
  p_user_id uuid, p_source text, p_order_id uuid, p_membership_id uuid, p_expires_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.licences
    (user_id, key, source, order_id, membership_id, expires_at, created_at)
    values (p_user_id, private.new_licence_key(), p_source, p_order_id, p_membership_id,
      p_expires_at, private.clock());
  perform private.log(p_user_id, 'licence_issued', jsonb_build_object('source', p_source));
end $$;

-- Creates or changes a membership by an event of its subscription. Null if the event is older than
-- what is known, or if the subscription has ended: an ended one never comes back.
create function private.put_membership(
  p_order public.orders, p_fact jsonb, p_created timestamptz
) returns public.memberships
language plpgsql set search_path = '' as $$
declare
  v_membership public.memberships;
begin
  insert into public.memberships as m (user_id, product_id, stripe_subscription_id, status,
      cancel_at_period_end, current_period_end, last_event_at, created_at)
    values (p_order.user_id, p_order.product_id, p_fact ->> 'subscription', p_fact ->> 'status',
      (p_fact ->> 'cancel_at_period_end')::boolean, (p_fact ->> 'period_end')::timestamptz,
      p_created, private.clock())
    on conflict (stripe_subscription_id) do update
      set status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end,
        current_period_end = excluded.current_period_end, last_event_at = excluded.last_event_at
      where m.status <> 'canceled' and m.last_event_at <= excluded.last_event_at
    returning * into v_membership;
  return v_membership;
end $$;

create function private.fulfil(p_order public.orders, p_fact jsonb) returns void
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
  -- The oldest possible time: every event of the subscription itself knows better.
  perform private.put_membership(p_order, jsonb_build_object(
    'subscription', p_fact ->> 'subscription', 'status', 'active',
    'cancel_at_period_end', false, 'period_end', v_period_end), '-infinity');
  select * into v_membership from public.memberships as m
    where m.stripe_subscription_id = p_fact ->> 'subscription';
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

create function private.apply_checkout(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_state text := p_fact ->> 'state';
begin
  if p_order.checkout_session_id <> p_fact ->> 'session' then return 'session_mismatch'; end if;
  if p_order.status <> 'pending' then return 'ignored'; end if;
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
  update public.orders as o
    set status = 'paid', awaiting_payment = false, paid_at = private.clock(),
      checkout_session_id = p_fact ->> 'session',
      payment_intent_id = coalesce(p_fact ->> 'payment_intent', o.payment_intent_id),
      subscription_id = p_fact ->> 'subscription'
    where o.id = p_order.id;
  perform private.log(p_order.user_id, 'order_paid',
    jsonb_build_object('product', p_order.product_name, 'amount', p_order.amount));
  perform private.fulfil(p_order, p_fact);
  return 'fulfilled';
end $$;

create function private.apply_subscription(p_fact jsonb, p_created timestamptz) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_old public.memberships;
  v_new public.memberships;
begin
  select * into v_old from public.memberships as m
    where m.stripe_subscription_id = p_fact ->> 'subscription' for update;
  select * into v_order from public.orders as o
    where o.id = (p_fact ->> 'order')::uuid or o.subscription_id = p_fact ->> 'subscription'
    order by o.created_at limit 1;
  if v_order.user_id is null then return 'unknown_order'; end if;
  -- Before the first payment there is nothing to keep; an unpaid attempt is no membership.
  if v_old.id is null and v_order.status <> 'paid' and p_fact ->> 'status' <> 'active' then
    return 'ignored';
  end if;
  v_new := private.put_membership(v_order, p_fact, p_created);
  if v_new.id is null then return 'out_of_date'; end if;
  perform private.remember_customer(v_order.user_id, p_fact ->> 'customer');
  update public.licences as l
    set expires_at = private.licence_end(v_new.status, v_new.current_period_end)
    where l.membership_id = v_new.id;
  if v_new.status is distinct from coalesce(v_old.status, 'active') then
    perform private.log(v_new.user_id, 'membership_' || v_new.status);
  elsif v_new.cancel_at_period_end and not coalesce(v_old.cancel_at_period_end, false) then
    perform private.log(v_new.user_id, 'membership_cancel_requested',
      jsonb_build_object('until', v_new.current_period_end));
  end if;
  return 'updated';
end $$;

create function private.licence_follows(p_order public.orders, p_status text) returns void
language sql set search_path = '' as $$
  update public.licences as l set status = p_status
  where l.status <> 'revoked' and l.order_id = p_order.id
$$;

create function private.apply_refund(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  -- A part of the price, given back out of courtesy, takes no rights away.
  if (p_fact ->> 'refunded')::integer < (p_fact ->> 'amount')::integer then return 'partial'; end if;
  if p_order.status = 'refunded' then return 'ignored'; end if;
  update public.orders as o
    set status = 'refunded', awaiting_payment = false, refunded_at = private.clock()
    where o.id = p_order.id;
  perform private.licence_follows(p_order, 'revoked');
  perform private.log(p_order.user_id, 'order_refunded',
    jsonb_build_object('product', p_order.product_name, 'amount', p_order.amount));
  return 'refunded';
end $$;

-- While a bank asks for the money back the licence rests.
create function private.apply_dispute(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.licence_follows(p_order, case p_fact ->> 'state'
    when 'won' then 'active' when 'lost' then 'revoked' else 'suspended' end);
  perform private.log(p_order.user_id, 'dispute_' || (p_fact ->> 'state'));
  return 'dispute_' || (p_fact ->> 'state');
end $$;

create function private.apply_receipt(p_order public.orders, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  update public.orders as o
    set receipt_url = p_fact ->> 'receipt_url',
      payment_intent_id = coalesce(o.payment_intent_id, p_fact ->> 'payment_intent')
    where o.id = p_order.id;
  return 'receipt';
end $$;

-- A paid invoice of a subscription: the receipt of the first payment, or a renewal of its own row.
create function private.apply_invoice(p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_first public.orders;
begin
  select * into v_first from public.orders as o
    where o.kind = 'subscription'
      and (o.id = (p_fact ->> 'order')::uuid or o.subscription_id = p_fact ->> 'subscription')
    order by o.created_at limit 1 for update;
  if not found then return 'unknown_order'; end if;
  if (p_fact ->> 'first')::boolean then
    update public.orders as o
      set invoice_id = p_fact ->> 'invoice', receipt_url = p_fact ->> 'receipt_url',
        payment_intent_id = coalesce(o.payment_intent_id, p_fact ->> 'payment_intent')
      where o.id = v_first.id;
    return 'receipt';
  end if;
  insert into public.orders (user_id, product_id, product_name, kind, period, amount, currency,
      status, subscription_id, invoice_id, payment_intent_id, receipt_url, created_at, paid_at)
    values (v_first.user_id, v_first.product_id, v_first.product_name, 'renewal', v_first.period,
      (p_fact ->> 'amount')::integer, p_fact ->> 'currency', 'paid', p_fact ->> 'subscription',
      p_fact ->> 'invoice', p_fact ->> 'payment_intent', p_fact ->> 'receipt_url',
      private.clock(), private.clock())
    on conflict (invoice_id) do nothing;
  return 'renewal';
end $$;

-- One event of Stripe, in one transaction. What is answered is only for the log.
create function public.apply_stripe_event(
  p_event_id text, p_type text, p_created timestamptz, p_fact jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text := p_fact ->> 'kind';
  v_order public.orders;
  v_result text;
begin
  insert into private.stripe_events (id, type, created_at, received_at)
    values (p_event_id, p_type, p_created, private.clock()) on conflict (id) do nothing;
  if not found then return jsonb_build_object('ok', true, 'result', 'duplicate'); end if;
  if v_kind = 'subscription' then
    v_result := private.apply_subscription(p_fact, p_created);
  elsif v_kind = 'invoice' then
    v_result := private.apply_invoice(p_fact);
  else
    select * into v_order from public.orders as o
      where o.id = (private.find_order(p_fact)).id for update;
    v_result := case
      when v_order.id is null then 'unknown_order'
      when v_kind = 'checkout' then private.apply_checkout(v_order, p_fact)
      when v_kind = 'refund' then private.apply_refund(v_order, p_fact)
      when v_kind = 'dispute' then private.apply_dispute(v_order, p_fact)
      when v_kind = 'receipt' then private.apply_receipt(v_order, p_fact)
    end;
  end if;
  return jsonb_build_object('ok', true, 'result', v_result);
end $$;
