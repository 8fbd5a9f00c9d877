-- After the migrations: their clock shows the time that the backend was given.
create or replace function private.clock() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('local.now', true), '')::timestamptz, now())
$$;
