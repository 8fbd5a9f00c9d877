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
