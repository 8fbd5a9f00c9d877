-- The rights on the functions of the payments. New functions belong to nobody (…_access.sql); those
-- that were replaced keep what they had.
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.finish_stripe_action(bigint), public.open_pages(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.finish_stripe_action(bigint), public.open_pages(uuid)
  to service_role;
