-- What a hosted project is beyond local/bootstrap.sql: who applies the migrations, there `postgres`,
-- is no superuser, and the tables of `auth` belong to GoTrue's own role. Read in supabase/postgres
-- (demote-postgres, update-auth-permissions, revoke_admin_roles_from_postgres) and supabase/auth
-- (enable_rls_update_grants).
create role project_owner login createdb createrole bypassrls;
-- The embedded backend of another test may have made it in this cluster.
do $$
begin
  create role supabase_auth_admin nologin noinherit;
exception when duplicate_object or unique_violation then
  null;
end $$;
grant anon, authenticated, service_role to project_owner;

do $$
declare
  v_table regclass;
begin
  execute format('alter database %I owner to project_owner', current_database());
  for v_table in select oid from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
  loop
    execute format('alter table %s owner to supabase_auth_admin', v_table);
    execute format('alter table %s enable row level security', v_table);
  end loop;
end $$;
alter schema auth owner to supabase_auth_admin;
grant usage on schema auth to project_owner;
grant all on all tables in schema auth to project_owner;
grant all on all routines in schema auth to project_owner;

alter default privileges for role project_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on functions to anon, authenticated, service_role;
