-- The part of the schema `auth` that came after bootstrap.sql: run at every start, so that a folder
-- of an earlier day (ACCOUNTS_DATA) gets it, too.

-- GoTrue's own role, which may ask its hooks.
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;

-- Whoever vouches for a user: `email`, or a service. The first one is app_metadata.provider.
create table if not exists auth.identities (
  provider text not null,
  -- What the provider calls the user; its stand-in knows people by their addresses.
  subject text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
insert into auth.identities (provider, subject, user_id, created_at)
  select 'email', u.email, u.id, u.created_at from auth.users as u
  where u.email is not null
    and not exists (select from auth.identities as i where i.user_id = u.id)
  on conflict do nothing;

-- A sign-in with a service begins before anybody knows whose it will be. `id` is the state that goes
-- to the service and comes back.
alter table auth.flow_state
  add column if not exists id uuid not null default gen_random_uuid(),
  add column if not exists provider text,
  add column if not exists redirect_to text,
  alter column user_id drop not null;

-- How the session was begun, as its tokens say in `amr`.
alter table auth.sessions add column if not exists method text not null default 'otp';

alter table auth.users add column if not exists encrypted_password text;

-- When mails were sent; GoTrue waits from then on for the next one.
alter table auth.users
  add column if not exists confirmation_sent_at timestamptz,
  add column if not exists recovery_sent_at timestamptz,
  add column if not exists email_change_sent_at timestamptz;
