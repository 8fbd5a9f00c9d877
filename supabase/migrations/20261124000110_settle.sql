-- What follows from the facts. Each function may run any number of times, after any event.

create function private.settle_order(p_order public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  v_money text := private.money_of(p_order);
  v_status text := case
    when p_order.refund_reason is not null or v_money in ('refunded', 'lost') then 'refunded'
    else 'paid' end;
begin
  if p_order.status not in ('paid', 'refunded') or p_order.status = v_status then return; end if;
  update public.orders as o
    set status = v_status,
      refunded_at = case when v_status = 'refunded' then private.clock() end
    where o.id = p_order.id;
  if v_status = 'refunded' then
    perform private.log(p_order.user_id,
      case v_money when 'lost' then 'dispute_lost' else 'order_refunded' end,
      jsonb_build_object('product', p_order.product_name, 'amount', p_order.amount));
  end if;
end $$;

-- While a bank asks for the money back the licence rests.
create function private.set_licence(
  p_licence public.licences, p_is_paid boolean, p_is_disputed boolean, p_expires_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case when not p_is_paid then 'revoked' when p_is_disputed then 'suspended'
    else 'active' end;
begin
  update public.licences as l set status = v_status, expires_at = p_expires_at
    where l.id = p_licence.id;
  if v_status = 'suspended' and p_licence.status <> 'suspended' then
    perform private.log(p_licence.user_id, 'dispute_open');
  elsif v_status = 'active' and p_licence.status = 'suspended' then
    perform private.log(p_licence.user_id, 'dispute_won');
  end if;
end $$;

create function private.settle_purchase(p_order public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  v_licence public.licences;
begin
  select * into v_licence from public.licences as l where l.order_id = p_order.id;
  if not found then
    perform private.issue_licence(p_order.user_id, 'purchase', p_order.id, null, null);
    select * into v_licence from public.licences as l where l.order_id = p_order.id;
  end if;
  perform private.set_licence(v_licence, p_order.status = 'paid',
    private.money_of(p_order) = 'disputed', null);
end $$;

create function private.log_membership(p_old public.memberships, p_new public.memberships)
returns void
language plpgsql set search_path = '' as $$
begin
  if p_new.status is distinct from coalesce(p_old.status, 'active') then
    perform private.log(p_new.user_id, 'membership_' || p_new.status);
  elsif p_new.cancel_at_period_end and not coalesce(p_old.cancel_at_period_end, false) then
    perform private.log(p_new.user_id, 'membership_cancel_requested',
      jsonb_build_object('until', p_new.current_period_end));
  end if;
end $$;

-- Gives a new membership its licence. Who comes back to an ended one keeps the key that the app
-- already knows.
create function private.license_membership(p_order public.orders, p_membership public.memberships)
returns void
language plpgsql set search_path = '' as $$
begin
  update public.licences as l set order_id = p_order.id, membership_id = p_membership.id
    where l.id = (
      select c.id from public.licences as c join public.memberships as m on m.id = c.membership_id
      where c.user_id = p_order.user_id and c.status = 'active' and m.status = 'canceled'
        and m.id <> p_membership.id
      order by c.created_at desc limit 1
    );
  if not found then
    perform private.issue_licence(
      p_order.user_id, 'membership', p_order.id, p_membership.id, p_membership.current_period_end);
  end if;
end $$;

-- A membership lasts as long as was paid and not given back, and no longer than its subscription;
-- where we have ended that ourselves, because of another payment, what is paid for stays paid for.
create function private.settle_membership(p_first public.orders) returns void
language plpgsql set search_path = '' as $$
declare
  v_subscription private.stripe_subscriptions;
  v_old public.memberships;
  v_new public.memberships;
  v_licence public.licences;
  v_paid_until timestamptz;
  v_ended_at timestamptz;
  v_is_disputed boolean;
begin
  select max(o.paid_until), coalesce(bool_or(private.money_of(o) = 'disputed'), false)
    into v_paid_until, v_is_disputed
    from private.family_of(p_first) as o where o.status = 'paid';
  select * into v_subscription from private.stripe_subscriptions as s
    where s.id = p_first.subscription_id;
  if not exists (
    select 1 from private.stripe_actions as a
    where a.kind = 'cancel_subscription' and a.target = p_first.subscription_id
  ) then v_ended_at := v_subscription.ended_at; end if;
  select * into v_old from public.memberships as m
    where m.stripe_subscription_id = p_first.subscription_id;
  insert into public.memberships as m (user_id, product_id, stripe_subscription_id, status,
      cancel_at_period_end, current_period_end, created_at)
    values (p_first.user_id, p_first.product_id, p_first.subscription_id,
      coalesce(v_subscription.status, 'active'),
      coalesce(v_subscription.cancel_at_period_end, false),
      -- Without any payment left it has ended when it began.
      least(v_ended_at, coalesce(v_paid_until, p_first.paid_at)), private.clock())
    on conflict (stripe_subscription_id) do update
      set status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end,
        current_period_end = excluded.current_period_end
    returning * into v_new;
  perform private.log_membership(v_old, v_new);
  if v_old.id is null then perform private.license_membership(p_first, v_new); end if;
  select * into v_licence from public.licences as l where l.membership_id = v_new.id;
  if found then
    perform private.set_licence(v_licence, v_paid_until is not null, v_is_disputed,
      private.licence_end(v_new.status, v_new.current_period_end));
  end if;
end $$;

-- What has to be done at Stripe: money that bought nothing goes back, and a subscription ends that
-- belongs to nobody or whose newest payment was given back: it would go on taking money.
create function private.plan_actions(p_first public.orders) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.stripe_actions (kind, target, order_id, created_at)
    select 'refund', p.payment_intent, o.id, private.clock()
    from private.family_of(p_first) as o, private.payments_of(o) as p
    where o.refund_reason is not null and o.status = 'refunded'
      and private.money_of(o) not in ('refunded', 'lost')
    on conflict (kind, target) do nothing;
  insert into private.stripe_actions (kind, target, order_id, created_at)
    select 'cancel_subscription', p_first.subscription_id, p_first.id, private.clock()
    from private.family_of(p_first) as o
    where p_first.subscription_id is not null and o.status in ('paid', 'refunded')
      and not exists (
        select 1 from private.stripe_subscriptions as s
        where s.id = p_first.subscription_id and s.status = 'canceled'
      )
    having bool_or(o.refund_reason is not null)
      or max(o.paid_until) filter (where o.status = 'refunded')
        > coalesce(max(o.paid_until) filter (where o.status = 'paid'), '-infinity')
    on conflict (kind, target) do nothing;
end $$;

-- Brings everything that hangs on an order in line with what is known.
create function private.settle(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_first public.orders;
begin
  perform private.settle_order(o)
    from public.orders as f, private.family_of(f) as o where f.id = p_order_id;
  select * into v_first from public.orders as o where o.id = p_order_id;
  if v_first.user_id is not null and v_first.refund_reason is null
    and v_first.status in ('paid', 'refunded')
  then
    if v_first.kind = 'one_time' then perform private.settle_purchase(v_first);
    else perform private.settle_membership(v_first); end if;
  end if;
  perform private.plan_actions(v_first);
end $$;

-- What waits to be done at Stripe for an order. A payment that a bank is asked for cannot be
-- refunded; once that is decided, it can, or need not be.
create function private.open_actions(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', a.id, 'kind', a.kind, 'target', a.target) order by a.id), '[]')
  from private.family_of(p_order) as o join private.stripe_actions as a on a.order_id = o.id
  where a.done_at is null and (a.kind <> 'refund' or private.money_of(o) = 'kept')
$$;

create function public.finish_stripe_action(p_id bigint) returns void
language sql security definer set search_path = '' as $$
  update private.stripe_actions as a set done_at = private.clock()
  where a.id = p_id and a.done_at is null
$$;

create function private.apply_fact(p_fact jsonb, p_created timestamptz) returns text
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
    else v_kind
  end;
  perform private.settle(v_order.id);
  return v_result;
end $$;

-- One event of Stripe, in one transaction. The result is only for the log; the actions are to be
-- carried out before the event is answered, also by a repetition of it.
create or replace function public.apply_stripe_event(
  p_event_id text, p_type text, p_created timestamptz, p_fact jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_result text := 'duplicate';
begin
  perform private.lock_payments();
  insert into private.stripe_events (id, type, created_at, received_at)
    values (p_event_id, p_type, p_created, private.clock()) on conflict (id) do nothing;
  if found then v_result := private.apply_fact(p_fact, p_created); end if;
  return jsonb_build_object('ok', true, 'result', v_result,
    'actions', private.open_actions(private.find_order(p_fact)));
end $$;
