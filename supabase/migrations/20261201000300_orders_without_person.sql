-- An order outlives its buyer without the person (…_tables.sql). Stripe's page of a receipt or a slip shows
-- a name and an address to everybody who has its link, and a customer is a person: these go with the account,
-- and do not come back with what is told of the payment later.
create function private.forget_person() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.receipt_url := null;
  new.voucher_url := null;
  new.customer_id := null;
  return new;
end $$;
revoke all on function private.forget_person() from public, anon, authenticated, service_role;

create trigger order_without_person before insert or update on public.orders
  for each row when (new.user_id is null) execute function private.forget_person();

update public.orders as o set user_id = null where o.user_id is null;
