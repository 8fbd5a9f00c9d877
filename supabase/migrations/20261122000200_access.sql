-- Who may do what. Everything is taken away first: a hosted project grants all rights on new tables
-- and functions of `public` to the API's roles. What is not named below is forbidden.

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- The right of everybody to run new functions can only be taken away for all schemas at once.
alter default privileges revoke execute on functions from public;

alter table public.products enable row level security;
alter table public.profiles enable row level security;
alter table public.orders enable row level security;
alter table public.memberships enable row level security;
alter table public.licences enable row level security;
alter table public.devices enable row level security;
alter table public.account_events enable row level security;
alter table private.stripe_customers enable row level security;
alter table private.stripe_events enable row level security;
alter table private.redeem_codes enable row level security;
alter table private.redemptions enable row level security;
alter table private.rate_limits enable row level security;

grant usage on schema public to anon, authenticated, service_role;
grant select on public.products to anon;
grant select on public.products, public.profiles, public.orders, public.memberships,
  public.licences, public.devices, public.account_events to authenticated;
grant select on public.products, public.profiles, public.orders, public.memberships,
  public.licences, public.devices, public.account_events to service_role;
grant update (display_name, newsletter) on public.profiles to authenticated;

-- `(select auth.uid())` is evaluated once a query and not once a row.
create policy products_read on public.products
  for select to anon, authenticated using (active);
create policy profiles_read on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy profiles_update on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy orders_read on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy memberships_read on public.memberships
  for select to authenticated using (user_id = (select auth.uid()));
create policy licences_read on public.licences
  for select to authenticated using (user_id = (select auth.uid()));
create policy devices_read on public.devices
  for select to authenticated using (
    exists (
      select 1 from public.licences as l
      where l.id = devices.licence_id and l.user_id = (select auth.uid())
    )
  );
create policy account_events_read on public.account_events
  for select to authenticated using (user_id = (select auth.uid()));
