-- What a hosted project has before our migrations: roles, the part of the schema `auth` that we
-- use, and default privileges that are as generous as there, so that a forgotten revoke shows.
do $$
begin
  -- Roles belong to the cluster, which test databases share and open at the same time.
  if not exists (select 1 from pg_roles where rolname = 'anon') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The one code that is valid for a user; GoTrue keeps the same in `one_time_tokens`.
create table auth.one_time_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash text not null,
  code_challenge text,
  redirect_to text not null,
  sent_at timestamptz not null,
  used boolean not null default false
);

create table auth.flow_state (
  auth_code uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  created_at timestamptz not null
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  signed_in_at timestamptz not null
);

create table auth.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked_at timestamptz,
  created_at timestamptz not null
);

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
