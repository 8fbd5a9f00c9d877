-- An order tells when it was made: its payment page ends by that, so that asking for the page again
-- after an answer was lost is the same request, which Stripe demands of a repeated key.
create or replace function public.create_order(p_user_id uuid, p_product_id text) returns jsonb
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
    'created_at', v_order.created_at,
    'product_name', v_order.product_name, 'kind', v_order.kind, 'period', v_order.period,
    'amount', v_order.amount, 'currency', v_order.currency,
    'email', (select u.email from auth.users as u where u.id = p_user_id),
    'customer_id', (
      select c.customer_id from private.stripe_customers as c where c.user_id = p_user_id
    )
  );
end $$;
