-- Computers on which a licence is used. The app has the key, not a session, and comes through the
-- function `licence`; the owner of the licence releases a computer on the page "my account".

create function private.remove_device(p_device public.devices, p_by text) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.devices as d where d.id = p_device.id;
  perform private.log(
    (select l.user_id from public.licences as l where l.id = p_device.licence_id),
    'device_removed', jsonb_build_object('name', p_device.name, 'by', p_by));
end $$;

create function public.deactivate_device(p_device_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_device public.devices;
begin
  select d.* into v_device
    from public.devices as d join public.licences as l on l.id = d.licence_id
    where d.id = p_device_id and l.user_id = auth.uid() for update of d;
  if not found then return private.refuse('device_not_found'); end if;
  -- A licence that is passed around would be released all the time.
  if not private.hit('release:' || v_device.licence_id, 10, '30 days') then
    return private.refuse('rate_limited');
  end if;
  perform private.remove_device(v_device, 'page');
  return jsonb_build_object('ok', true);
end $$;

-- Registers a computer, or renews its registration. The row of the licence is locked, so that
-- registrations at the same time cannot pass the limit together.
create function public.activate_device(
  p_key text, p_fingerprint text, p_name text, p_platform text, p_app_version text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_licence public.licences;
  v_state text;
  v_device uuid;
begin
  select * into v_licence from public.licences as l where l.key = p_key for update;
  if not found then return private.refuse('licence_not_found'); end if;
  v_state := private.licence_state(v_licence.status, v_licence.expires_at);
  if v_state <> 'active' then return private.refuse('licence_' || v_state); end if;

  update public.devices as d
    set name = p_name, platform = p_platform, app_version = p_app_version,
      last_seen_at = private.clock()
    where d.licence_id = v_licence.id and d.fingerprint = p_fingerprint
    returning d.id into v_device;
  if not found then
    if (select count(*) from public.devices as d where d.licence_id = v_licence.id)
      >= v_licence.max_devices
    then
      return private.refuse('device_limit')
        || jsonb_build_object('max_devices', v_licence.max_devices);
    end if;
    insert into public.devices
      (licence_id, fingerprint, name, platform, app_version, created_at, last_seen_at)
      values (v_licence.id, p_fingerprint, p_name, p_platform, p_app_version,
        private.clock(), private.clock())
      returning id into v_device;
    perform private.log(v_licence.user_id, 'device_added', jsonb_build_object('name', p_name));
  end if;
  return jsonb_build_object('ok', true, 'licence_id', v_licence.id, 'device_id', v_device,
    'expires_at', v_licence.expires_at, 'max_devices', v_licence.max_devices);
end $$;

-- The app gives its own computer back. Not limited: it cannot free another one.
create function public.release_device(p_key text, p_fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_device public.devices;
begin
  select d.* into v_device
    from public.devices as d join public.licences as l on l.id = d.licence_id
    where l.key = p_key and d.fingerprint = p_fingerprint for update of d;
  if not found then return private.refuse('device_not_found'); end if;
  perform private.remove_device(v_device, 'app');
  return jsonb_build_object('ok', true);
end $$;

create function public.hit_rate_limit(p_bucket text, p_limit integer, p_seconds integer)
returns boolean
language sql security definer set search_path = '' as $$
  select private.hit('api:' || p_bucket, p_limit, make_interval(secs => p_seconds))
$$;
