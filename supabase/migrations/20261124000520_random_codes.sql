-- Codes for members are made here and not thought up: 60 random bits, whatever is printed before them.
-- Guessing needs no other limit than ten tries an hour for each account: ten million tries an hour
-- from a million accounts would need thousands of years to find one of 1,000 codes. A limit for all
-- together would let one guesser keep every member from redeeming.
drop function private.create_redeem_code(text, text, integer, integer, timestamptz);

-- At most 32 symbols of Crockford's base 32, of five random bits each.
create function private.random_symbols(p_count integer) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- Two random UUIDs hold 244 random bits; the hash spreads them over all bytes.
  v_bytes bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  return (
    select string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(v_bytes, i) & 31) + 1, 1), '' order by i)
    from generate_series(0, p_count - 1) as i
  );
end $$;

-- `PRO-` and 25 symbols: 120 random bits and the check symbol.
create or replace function private.new_licence_key() returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_symbols text := private.random_symbols(24);
begin
  v_symbols := v_symbols || private.licence_check_symbol(v_symbols);
  return 'PRO-' || regexp_replace(v_symbols, '(.{5})(?=.)', '\1-', 'g');
end $$;

-- For the operator, in the SQL editor: makes codes and shows them, this once. Only their hashes stay.
create function private.create_redeem_codes(
  p_prefix text, p_label text, p_grant_days integer, p_max_uses integer,
  p_expires_at timestamptz, p_count integer default 1
) returns setof text
language plpgsql set search_path = '' as $$
declare
  v_code text;
begin
  if p_prefix !~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' or char_length(p_prefix) > 24 then
    raise exception 'The prefix is what is printed before the random part: capitals, digits and hyphens, at most 24, such as FAN-2027-01.';
  end if;
  for n in 1..p_count loop
    v_code := p_prefix || regexp_replace(private.random_symbols(12), '(.{4})', '-\1', 'g');
    insert into private.redeem_codes (hash, label, grant_days, max_uses, expires_at)
      values (private.code_hash(v_code), p_label, p_grant_days, p_max_uses, p_expires_at);
    return next v_code;
  end loop;
end $$;

revoke all on function private.random_symbols(integer),
  private.create_redeem_codes(text, text, integer, integer, timestamptz, integer)
from public, anon, authenticated, service_role;
