-- A refund can fail weeks later: a bank sends it back, or nobody says to which account the money of a slip
-- goes. Then less is given back than was told before. So of the sums that are told the newest counts, and no
-- more the largest.
alter table private.stripe_payments add column refunded_told_at timestamptz;

create or replace function private.keep_fact(p_fact jsonb, p_created timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if p_fact ->> 'payment_intent' is null then return; end if;
  insert into private.stripe_payments as p (payment_intent, invoice_id, refunded, refunded_told_at)
    values (p_fact ->> 'payment_intent', p_fact ->> 'invoice',
      coalesce((p_fact ->> 'refunded')::integer, 0),
      case when p_fact ? 'refunded' then p_created end)
    on conflict (payment_intent) do update
      set invoice_id = coalesce(p.invoice_id, excluded.invoice_id),
        refunded = case
          when excluded.refunded_told_at > coalesce(p.refunded_told_at, '-infinity')
            then excluded.refunded
          -- Stripe tells whole seconds.
          when excluded.refunded_told_at = p.refunded_told_at
            then greatest(p.refunded, excluded.refunded)
          else p.refunded end,
        refunded_told_at = greatest(p.refunded_told_at, excluded.refunded_told_at);
  if p_fact ->> 'kind' <> 'dispute' then return; end if;
  insert into private.stripe_disputes as d (id, payment_intent, state, told_at)
    values (p_fact ->> 'dispute', p_fact ->> 'payment_intent', p_fact ->> 'state', p_created)
    on conflict (id) do update set state = excluded.state, told_at = excluded.told_at
      where (excluded.state <> 'open', excluded.told_at, excluded.state = 'lost')
        > (d.state <> 'open', d.told_at, d.state = 'lost');
end $$;

create or replace function private.settle_order(p_order public.orders) returns void
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
  perform private.log(p_order.user_id,
    case when v_status = 'paid' then 'order_restored' when v_money = 'lost' then 'dispute_lost'
      else 'order_refunded' end,
    jsonb_build_object('product', p_order.product_name, 'amount', p_order.amount));
end $$;
