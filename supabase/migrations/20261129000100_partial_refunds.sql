-- What was given back of an order, in the order's currency: a part leaves the order paid, and its
-- buyer looks for it in the history.
create or replace function private.orders_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'product_id', o.product_id, 'product_name', o.product_name, 'kind', o.kind,
    'amount', o.amount, 'currency', o.currency, 'status', o.status,
    'refunded', coalesce((select sum(p.refunded) from private.payments_of(o) as p), 0),
    'awaiting_payment', o.awaiting_payment, 'voucher_url', o.voucher_url,
    'voucher_expires_at', o.voucher_expires_at, 'receipt_url', o.receipt_url,
    'created_at', o.created_at, 'paid_at', o.paid_at, 'refunded_at', o.refunded_at
  ) order by o.created_at desc, o.id), '[]')
  from public.orders as o where o.user_id = p_user_id
$$;
