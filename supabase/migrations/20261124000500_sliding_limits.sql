-- What is counted against misuse is counted in the time before each call, not in fixed hours: around
-- the turn of an hour twice as much was let through. Whoever is refused is not counted, so that
-- trying again does not make the wait longer.
delete from private.rate_limits;
alter table private.rate_limits
  drop constraint rate_limits_pkey,
  drop column window_start,
  drop column hits,
  add primary key (bucket),
  -- When the hits that still count were made.
  add column times timestamptz[] not null,
  -- Whether the last call was refused.
  add column refused boolean not null default false;

-- Counts a hit and says whether it is still within the limit.
create or replace function private.hit(p_bucket text, p_limit integer, p_window interval)
returns boolean
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_refused boolean;
begin
  -- Network addresses are among the buckets: nothing stays longer than it counts. What another call
  -- is deleting is left to it, so that two never wait for each other.
  delete from private.rate_limits as r where r.bucket in (
    select o.bucket from private.rate_limits as o
    where o.ends_at <= v_now order by o.ends_at limit 100 for update skip locked
  );
  insert into private.rate_limits as r (bucket, times, ends_at)
    values (p_bucket, array[v_now], v_now + p_window)
    on conflict (bucket) do update set (times, refused, ends_at) = (
      select
        case when count(t) < p_limit then array_agg(t) || v_now else array_agg(t) end,
        count(t) >= p_limit,
        case when count(t) < p_limit then v_now + p_window else r.ends_at end
      from unnest(r.times) as t where t > v_now - p_window
    )
    returning r.refused into v_refused;
  return not v_refused;
end $$;
