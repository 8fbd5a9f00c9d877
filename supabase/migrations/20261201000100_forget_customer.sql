-- A customer that was deleted at Stripe, for example because a visitor has asked for it there: with its
-- id nothing can be bought any more. The next payment makes a new one.
create function public.forget_customer(p_user_id uuid, p_customer text) returns void
language sql security definer set search_path = '' as $$
  delete from private.stripe_customers as c
    where c.user_id = p_user_id and c.customer_id = p_customer
$$;
revoke all on function public.forget_customer(uuid, text) from public, anon, authenticated;
grant execute on function public.forget_customer(uuid, text) to service_role;
