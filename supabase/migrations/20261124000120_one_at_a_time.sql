-- Nothing is sold twice, and nobody pays after the account is gone: a visitor has at most one payment
-- page that can be paid, and none while a slip of a convenience store is out.

-- Pages of Stripe end 90 minutes after their order was made (functions/_shared/checkout.ts).
create function private.open_pages_of(p_user_id uuid) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders as o
  where o.user_id = p_user_id and o.status = 'pending' and not o.awaiting_payment
    and o.checkout_session_id is not null
    and o.created_at > private.clock() - interval '90 minutes'
$$;

-- Stripe's slips are good for three days, and cannot be taken back. Should the message of their end
-- be lost, a week is enough.
create function private.has_slip(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.orders as o
    where o.user_id = p_user_id and o.status = 'pending' and o.awaiting_payment
      and o.created_at > private.clock() - interval '7 days'
  )
$$;

-- The payment pages of a visitor that can still be paid.
create function public.open_pages(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('order_id', o.id, 'session_id', o.checkout_session_id)), '[]')
  from private.open_pages_of(p_user_id) as o
$$;

-- As whom Stripe knows the buyer of an order's page. An order has one page: whoever has become a
-- customer since then gets another order, whose page is for that customer. The portal shows one.
alter table public.orders add column customer_id text;

-- The other pages are to be closed before a new one is opened: `others`.
create or replace function public.create_order(p_user_id uuid, p_product_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_product public.products;
  v_order public.orders;
  v_customer text := public.stripe_customer(p_user_id);
  v_objection text;
begin
  if not private.hit('checkout:' || p_user_id, 20, '1 hour') then
    return private.refuse('rate_limited');
  end if;
  perform 1 from public.profiles as p where p.id = p_user_id for update;
  if not found then return private.refuse('account_not_found'); end if;
  select * into v_product from public.products as p where p.id = p_product_id and p.active;
  if not found then return private.refuse('product_not_found'); end if;
  v_objection := private.objection(p_user_id, v_product.kind);
  if v_objection is not null then return private.refuse(v_objection); end if;
  if private.has_slip(p_user_id) then return private.refuse('payment_pending'); end if;

  select * into v_order from public.orders as o
    where o.user_id = p_user_id and o.product_id = p_product_id and o.status = 'pending'
      and o.kind = v_product.kind and o.amount = v_product.amount
      and o.customer_id is not distinct from v_customer
      and o.created_at > private.clock() - interval '50 minutes'
    order by o.created_at desc limit 1;
  if not found then
    insert into public.orders
      (user_id, product_id, product_name, kind, period, amount, currency, customer_id, created_at)
      values (p_user_id, v_product.id, v_product.name, v_product.kind, v_product.period,
        v_product.amount, v_product.currency, v_customer, private.clock())
      returning * into v_order;
  end if;
  return jsonb_build_object(
    'ok', true, 'order_id', v_order.id, 'session_id', v_order.checkout_session_id,
    'created_at', v_order.created_at,
    'product_name', v_order.product_name, 'kind', v_order.kind, 'period', v_order.period,
    'amount', v_order.amount, 'currency', v_order.currency,
    'email', (select u.email from auth.users as u where u.id = p_user_id),
    'customer_id', v_order.customer_id,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_id', o.id, 'session_id', o.checkout_session_id)), '[]')
      from private.open_pages_of(p_user_id) as o where o.id <> v_order.id
    )
  );
end $$;

-- From here on a page can be paid: whoever asked learns its address only after this. What another
-- tab has done since the order was made is looked at again.
create or replace function public.attach_checkout(p_order_id uuid, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.orders;
  v_objection text;
begin
  select * into v_order from public.orders as o where o.id = p_order_id;
  perform 1 from public.profiles as p where p.id = v_order.user_id for update;
  if not found then return private.refuse('account_not_found'); end if;
  v_objection := private.objection(v_order.user_id, v_order.kind);
  if v_objection is not null then return private.refuse(v_objection); end if;
  if private.has_slip(v_order.user_id) then return private.refuse('payment_pending'); end if;
  if exists (
    select 1 from private.open_pages_of(v_order.user_id) as o where o.id <> v_order.id
  ) then return private.refuse('payment_open'); end if;
  update public.orders as o set checkout_session_id = p_session_id
    where o.id = p_order_id and o.status = 'pending'
      and (o.checkout_session_id is null or o.checkout_session_id = p_session_id);
  if not found then return private.refuse('order_not_found'); end if;
  return jsonb_build_object('ok', true);
end $$;

-- Deletes the caller. Asks for a sign-in of the last ten minutes (`amr` is newest first and stays
-- when a token is renewed), for no subscription that would go on taking money, and for nothing that
-- could still be paid: pages are closed first (functions/close-payments), slips run out.
create or replace function public.delete_my_account() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_signed_in timestamptz :=
    to_timestamp((auth.jwt() -> 'amr' -> 0 ->> 'timestamp')::double precision);
begin
  if v_signed_in is null or v_signed_in < private.clock() - interval '10 minutes' then
    return private.refuse('reauthentication_needed');
  end if;
  -- A payment that arrives now is settled before or after, with the account or without it.
  perform private.lock_payments();
  perform 1 from public.profiles as p where p.id = v_user for update;
  if exists (
    select 1 from public.memberships as m
    where m.user_id = v_user and m.status <> 'canceled' and not m.cancel_at_period_end
  ) then return private.refuse('subscription_active'); end if;
  if private.has_slip(v_user) then return private.refuse('payment_pending'); end if;
  if exists (select 1 from private.open_pages_of(v_user)) then
    return private.refuse('payment_open');
  end if;
  delete from auth.users as u where u.id = v_user;
  return jsonb_build_object('ok', true);
end $$;
