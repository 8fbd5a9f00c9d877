-- How many computers one key serves. A computer that was released keeps its certificate for up to
-- 14 days and works without a connection, so that places alone limit nothing: by releasing and
-- registering in turn one key would serve hundreds. So computers are counted by their certificates,
-- whoever released them: as many again as have a place, within 30 days. A known computer that comes
-- back is not counted a second time, so that moving between one's own costs nothing.

create table private.licence_computers (
  licence_id uuid not null references public.licences (id) on delete cascade,
  fingerprint text not null,
  -- When the computer got its last certificate.
  certified_at timestamptz not null,
  primary key (licence_id, fingerprint)
);
create index licence_computers_certified_at_idx on private.licence_computers (certified_at);
alter table private.licence_computers enable row level security;
revoke all on private.licence_computers from public, anon, authenticated, service_role;

insert into private.licence_computers (licence_id, fingerprint, certified_at)
  select d.licence_id, d.fingerprint, d.last_seen_at from public.devices as d;

-- How many computers a licence has had in these 30 days, how many further ones it may have, and, when
-- there is none left, from when on there is one again.
create function private.computers(p_licence public.licences) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select c.fingerprint, c.certified_at, d.id is not null as has_place
    from private.licence_computers as c
    left join public.devices as d
      on d.licence_id = c.licence_id and d.fingerprint = c.fingerprint
    where c.licence_id = p_licence.id
      and (d.id is not null or c.certified_at > private.clock() - interval '30 days')
  ), counted as (
    select 2 * p_licence.max_devices as most, 2 * p_licence.max_devices - count(*) as left_over
    from recent
  )
  select jsonb_build_object(
    'most', most,
    'left', greatest(left_over, 0),
    'next_at', case when left_over <= 0 then (
      -- Those that have a place stay among the counted.
      select r.certified_at + interval '30 days' from recent as r where not r.has_place
      order by r.certified_at offset -left_over limit 1
    ) end
  ) from counted
$$;

-- For support, in the SQL editor: takes released computers off the count, so that new ones can be
-- registered at once. The answer is how many were forgotten.
create function private.forget_released_computers(p_key text) returns bigint
language sql set search_path = '' as $$
  with gone as (
    delete from private.licence_computers as c using public.licences as l
    where l.key = p_key and c.licence_id = l.id and not exists (
      select from public.devices as d
      where d.licence_id = c.licence_id and d.fingerprint = c.fingerprint
    )
    returning 1
  )
  select count(*) from gone
$$;

-- Notes that a computer gets a certificate, and forgets those of others that do not count any more.
create function private.note_certificate(p_licence_id uuid, p_fingerprint text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.licence_computers (licence_id, fingerprint, certified_at)
    values (p_licence_id, p_fingerprint, private.clock())
    on conflict (licence_id, fingerprint) do update set certified_at = excluded.certified_at;
  delete from private.licence_computers as c where (c.licence_id, c.fingerprint) in (
    select o.licence_id, o.fingerprint from private.licence_computers as o
    where o.certified_at <= private.clock() - interval '30 days' and not exists (
      select from public.devices as d
      where d.licence_id = o.licence_id and d.fingerprint = o.fingerprint
    )
    order by o.certified_at limit 100 for update skip locked
  );
end $$;

-- Registers a computer, or renews its registration. The row of the licence is locked, so that
-- registrations at the same time cannot pass the limits together.
create or replace function public.activate_device(
  p_key text, p_fingerprint text, p_name text, p_platform text, p_app_version text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_licence public.licences;
  v_state text;
  v_computers jsonb;
  v_device uuid;
  -- A computer's name is not refused, because the app cannot ask for another one.
  v_name text := coalesce(nullif(private.seen_text(p_name), ''), 'PC');
begin
  select * into v_licence from public.licences as l where l.key = p_key for update;
  if not found then return private.refuse('licence_not_found'); end if;
  v_state := private.licence_state(v_licence.status, v_licence.expires_at);
  if v_state <> 'active' then return private.refuse('licence_' || v_state); end if;

  update public.devices as d
    set name = v_name, platform = p_platform, app_version = p_app_version,
      last_seen_at = private.clock()
    where d.licence_id = v_licence.id and d.fingerprint = p_fingerprint
    returning d.id into v_device;
  if not found then
    v_computers := private.computers(v_licence);
    if (v_computers ->> 'left')::integer = 0 and not exists (
      select from private.licence_computers as c
      where c.licence_id = v_licence.id and c.fingerprint = p_fingerprint
        and c.certified_at > private.clock() - interval '30 days'
    ) then
      return private.refuse('computer_limit') || jsonb_build_object(
        'max_computers', v_computers -> 'most', 'next_at', v_computers -> 'next_at');
    end if;
    if (select count(*) from public.devices as d where d.licence_id = v_licence.id)
      >= v_licence.max_devices
    then
      return private.refuse('device_limit')
        || jsonb_build_object('max_devices', v_licence.max_devices);
    end if;
    insert into public.devices
      (licence_id, fingerprint, name, platform, app_version, created_at, last_seen_at)
      values (v_licence.id, p_fingerprint, v_name, p_platform, p_app_version,
        private.clock(), private.clock())
      returning id into v_device;
    perform private.log(v_licence.user_id, 'device_added', jsonb_build_object('name', v_name));
  end if;
  perform private.note_certificate(v_licence.id, p_fingerprint);
  return jsonb_build_object('ok', true, 'licence_id', v_licence.id, 'device_id', v_device,
    'expires_at', v_licence.expires_at, 'max_devices', v_licence.max_devices);
end $$;

-- Releasing is not limited, here as in the app: what counts is which computers had a certificate.
create or replace function public.deactivate_device(p_device_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_device public.devices;
begin
  select d.* into v_device
    from public.devices as d join public.licences as l on l.id = d.licence_id
    where d.id = p_device_id and l.user_id = auth.uid() for update of d;
  if not found then return private.refuse('device_not_found'); end if;
  perform private.remove_device(v_device, 'page');
  return jsonb_build_object('ok', true);
end $$;

create or replace function private.licences_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'key', l.key, 'source', l.source,
    'state', private.licence_state(l.status, l.expires_at),
    'expires_at', l.expires_at, 'max_devices', l.max_devices, 'created_at', l.created_at,
    'computers', private.computers(l),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'platform', d.platform, 'app_version', d.app_version,
        'created_at', d.created_at, 'last_seen_at', d.last_seen_at
      ) order by d.created_at, d.id), '[]')
      from public.devices as d where d.licence_id = l.id
    )
  ) order by l.created_at desc, l.id), '[]')
  from public.licences as l where l.user_id = p_user_id
$$;

revoke all on function private.computers(public.licences),
  private.forget_released_computers(text), private.note_certificate(uuid, text)
from public, anon, authenticated, service_role;
