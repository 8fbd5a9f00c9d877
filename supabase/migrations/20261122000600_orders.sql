-- Orders before the payment. The price is that of the table, never of the request.

-- An order that waits for its payment page is used again for the same product: two tabs lead to
-- one page of Stripe, which can be paid once.
create function public.create_order(p_user_id uuid, p_product_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_product public.products;
  v_order public.orders;
begin
  if not private.hit('checkout:' || p_user_id, 20, '1 hour') then
    return private.refuse('rate_limited');
  end if;
  perform 1 from public.profiles as p where p.id = p_user_id for update;
  if not found then return private.refuse('account_not_found'); end if;
  select * into v_product from public.products as p where p.id = p_product_id and p.active;
  if not found then return private.refuse('product_not_found'); end if;
  if v_product.kind = 'one_time' and exists (
    select 1 from public.licences as l
    where l.user_id = p_user_id and l.source = 'purchase' and l.status <> 'revoked'
  ) then return private.refuse('already_owned'); end if;
  if v_product.kind = 'subscription' and exists (
    select 1 from public.memberships as m where m.user_id = p_user_id and m.status <> 'canceled'
  ) then return private.refuse('already_subscribed'); end if;

  select * into v_order from public.orders as o
    where o.user_id = p_user_id and o.product_id = p_product_id and o.status = 'pending'
      and not o.awaiting_payment and o.kind = v_product.kind and o.amount = v_product.amount
      and o.created_at > private.clock() - interval '50 minutes'
    order by o.created_at desc limit 1;
  if not found then
    insert into public.orders
      (user_id, product_id, product_name, kind, period, amount, currency, created_at)
      values (p_user_id, v_product.id, v_product.name, v_product.kind, v_product.period,
        v_product.amount, v_product.currency, private.clock())
      returning * into v_order;
  end if;
  return jsonb_build_object(
    'ok', true, 'order_id', v_order.id, 'session_id', v_order.checkout_session_id,
    'product_name', v_order.product_name, 'kind', v_order.kind, 'period', v_order.period,
    'amount', v_order.amount, 'currency', v_order.currency,
    'email', (select u.email from auth.users as u where u.id = p_user_id),
    'customer_id', (
      select c.customer_id from private.stripe_customers as c where c.user_id = p_user_id
    )
  );
end $$;

create function public.attach_checkout(p_order_id uuid, p_session_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders as o set checkout_session_id = p_session_id
    where o.id = p_order_id and o.status = 'pending'
      and (o.checkout_session_id is null or o.checkout_session_id = p_session_id);
  if not found then return private.refuse('order_not_found'); end if;
  return jsonb_build_object('ok', true);
end $$;

-- The payment page is closed without a payment: the next attempt gets a new order.
create function public.close_order(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders as o set status = 'expired'
    where o.id = p_order_id and o.status = 'pending' and not o.awaiting_payment;
  return jsonb_build_object('ok', found);
end $$;

create function public.order_owner(p_session_id text) returns uuid
language sql stable security definer set search_path = '' as $$
  select o.user_id from public.orders as o where o.checkout_session_id = p_session_id
$$;

create function public.stripe_customer(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.customer_id from private.stripe_customers as c where c.user_id = p_user_id
$$;
