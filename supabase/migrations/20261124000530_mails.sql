-- Mails with codes go to whoever asks for them, to any address. So that strangers can neither fill
-- somebody's mailbox nor use up the mails of an hour (`email_sent` in config.toml) and lock everybody
-- out: at most 100 new addresses an hour, and five mails to each before it is forgotten, which leaves
-- two thirds of the mails to those who have an account.

-- Counts a new address of somebody, and says whether one more may come in this hour.
create function private.hit_new_address() returns boolean
language sql set search_path = '' as $$
  select private.hit('sign-up', 100, '1 hour')
$$;
revoke all on function private.hit_new_address() from public, anon, authenticated, service_role;

-- GoTrue asks this before it makes an account (Before User Created, config.toml). What it answers when
-- there are too many is told to the visitor. The total is what holds: callers may lie about the
-- network. Accounts that a service vouches for need no mail.
create function public.before_user_created(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_address text := event #>> '{metadata,ip_address}';
  v_network text := 'unknown';
begin
  if event #>> '{user,app_metadata,provider}' <> 'email' then return '{}'; end if;
  if v_address ~ '^\d+\.\d+\.\d+\.\d+$' then
    v_network := v_address;
  elsif v_address ~ '^[0-9a-f:]+$' then
    -- A home has all addresses behind the first 64 bits.
    v_network := host(network(set_masklen(v_address::inet, 64)));
  end if;
  if private.hit('sign-up:' || v_network, 30, '1 hour') then
    if private.hit_new_address() then return '{}'; end if;
  end if;
  return jsonb_build_object('error',
    jsonb_build_object('http_code', 429, 'message', 'sign_ups_full'));
end $$;
revoke all on function public.before_user_created(jsonb)
from public, anon, authenticated, service_role;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.before_user_created(jsonb) to supabase_auth_admin;

-- GoTrue lets a minute pass between two mails to an address (`max_frequency`), counted from the time
-- that it has just written. From the fifth mail within an hour on, the third to an address that nobody
-- has confirmed, that time is moved on: the next mail waits for 10, or 30, minutes, and GoTrue says how
-- long. A code is good for as much longer; the mail's ten minutes are the least.
create function private.on_code_sent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_known boolean := new.email_confirmed_at is not null;
  v_more interval := case when v_is_known then interval '9 minutes' else interval '29 minutes' end;
begin
  if not private.hit('code:' || new.id, case when v_is_known then 4 else 2 end,
    case when v_is_known then interval '1 hour' else interval '2 hours' end)
  then
    if new.confirmation_sent_at is distinct from old.confirmation_sent_at then
      new.confirmation_sent_at := new.confirmation_sent_at + v_more;
    end if;
    if new.recovery_sent_at is distinct from old.recovery_sent_at then
      new.recovery_sent_at := new.recovery_sent_at + v_more;
    end if;
    if new.email_change_sent_at is distinct from old.email_change_sent_at then
      new.email_change_sent_at := new.email_change_sent_at + v_more;
    end if;
  end if;
  -- An address that was typed and never confirmed belongs to nobody here: its code is long too old.
  -- Whoever asks for another one before it is gone begins anew, and is counted as new.
  if not v_is_known and new.created_at <= private.clock() - interval '90 minutes' then
    if private.hit_new_address() then new.created_at := private.clock(); end if;
  end if;
  delete from auth.users as u where u.id in (
    select o.id from auth.users as o
    where o.email_confirmed_at is null and o.last_sign_in_at is null and o.id <> new.id
      and o.created_at <= private.clock() - interval '90 minutes'
    order by o.created_at limit 100 for update skip locked
  );
  return new;
end $$;
revoke all on function private.on_code_sent() from public, anon, authenticated, service_role;

create trigger code_sent
  before update of confirmation_sent_at, recovery_sent_at, email_change_sent_at on auth.users
  for each row
  when ((new.confirmation_sent_at, new.recovery_sent_at, new.email_change_sent_at)
    is distinct from (old.confirmation_sent_at, old.recovery_sent_at, old.email_change_sent_at))
  execute function private.on_code_sent();

-- The log of an account goes back a year.
create index account_events_created_at_idx on public.account_events (created_at);

create or replace function private.log(p_user_id uuid, p_kind text, p_detail jsonb default '{}')
returns void
language sql set search_path = '' as $$
  delete from public.account_events as e where e.id in (
    select o.id from public.account_events as o
    where o.created_at <= private.clock() - interval '1 year'
    order by o.created_at limit 100 for update skip locked
  );
  insert into public.account_events (user_id, kind, detail, created_at)
  select p_user_id, p_kind, p_detail, private.clock() where p_user_id is not null;
$$;
