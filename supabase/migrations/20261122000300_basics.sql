-- What the other functions stand on: time, limits, keys, the log, a profile for each user.
-- Every function has an empty search_path, so that no other schema can slip in between.

-- The only clock of these functions; the local backend replaces it to try other days.
create function private.clock() returns timestamptz
language sql stable set search_path = '' as $$ select now() $$;

-- Counts a hit and says whether it is still within the limit. Windows are fixed, not sliding.
create function private.hit(p_bucket text, p_limit integer, p_window interval) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_seconds double precision := extract(epoch from p_window);
  v_start timestamptz :=
    to_timestamp(floor(extract(epoch from private.clock()) / v_seconds) * v_seconds);
  v_hits integer;
begin
  -- Network addresses are among the buckets: nothing stays longer than it counts. What another call
  -- is deleting is left to it, so that two never wait for each other.
  delete from private.rate_limits as r where (r.bucket, r.window_start) in (
    select o.bucket, o.window_start from private.rate_limits as o
    where o.ends_at <= private.clock() order by o.ends_at limit 100 for update skip locked
  );
  insert into private.rate_limits as r (bucket, window_start, hits, ends_at)
    values (p_bucket, v_start, 1, v_start + p_window)
    on conflict (bucket, window_start) do update set hits = least(r.hits + 1, 1000000)
    returning r.hits into v_hits;
  return v_hits <= p_limit;
end $$;

create function private.log(p_user_id uuid, p_kind text, p_detail jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into public.account_events (user_id, kind, detail, created_at)
  select p_user_id, p_kind, p_detail, private.clock() where p_user_id is not null;
$$;

-- Check symbol of a licence key over GF(32) with x^5 + x^2 + 1: the symbol at place i of 0..24 has
-- weight a^(24-i), and the weighted sum of all 25 is 0. All weights differ, so every single wrong
-- symbol and every swap of two is found. The same in functions/_shared/licenceKey.ts.
create function private.licence_check_symbol(p_symbols text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_sum integer := 0;
begin
  for i in 1..char_length(p_symbols) loop
    v_sum := (v_sum # (strpos(v_alphabet, substr(p_symbols, i, 1)) - 1)) << 1;
    if v_sum & 32 <> 0 then v_sum := v_sum # 37; end if;
  end loop;
  return substr(v_alphabet, v_sum + 1, 1);
end $$;

-- `PRO-` and 25 symbols of Crockford's base 32: 120 random bits and the check symbol.
create function private.new_licence_key() returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  -- Two random UUIDs hold 244 random bits; the hash spreads them over all places.
  v_bytes bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  v_symbols text := '';
  v_value integer;
begin
  for i in 0..23 loop
    v_value := 0;
    for bit in 0..4 loop
      v_value := (v_value << 1) | get_bit(v_bytes, i * 5 + bit);
    end loop;
    v_symbols := v_symbols || substr(v_alphabet, v_value + 1, 1);
  end loop;
  v_symbols := v_symbols || private.licence_check_symbol(v_symbols);
  return 'PRO-' || regexp_replace(v_symbols, '(.{5})(?=.)', '\1-', 'g');
end $$;

create function private.licence_state(p_status text, p_expires_at timestamptz) returns text
language sql stable set search_path = '' as $$
  select case
    when p_status <> 'active' then p_status
    when p_expires_at <= private.clock() then 'expired'
    else 'active'
  end
$$;

create function private.refuse(p_reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('ok', false, 'reason', p_reason)
$$;

-- As the owner of the function, because GoTrue's role has no right in `public`.
create function private.on_user_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id);
  perform private.log(new.id, 'account_created');
  return new;
end $$;
create trigger account_profile after insert on auth.users
  for each row execute function private.on_user_created();

create function private.on_profile_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger profile_updated before update on public.profiles
  for each row execute function private.on_profile_changed();
