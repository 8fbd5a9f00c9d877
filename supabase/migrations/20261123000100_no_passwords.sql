-- Nobody has a password. GoTrue has no switch for its password endpoints: whoever knows an address
-- could sign up with it before its owner comes, and the password would stay when the owner confirms
-- the address with a code. The same holds for what a stolen access token sets (PUT /user).
create function private.on_user_written() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  return new;
end $$;
revoke all on function private.on_user_written() from public, anon, authenticated, service_role;

create trigger no_password before insert or update on auth.users
  for each row execute function private.on_user_written();

update auth.users set encrypted_password = null where encrypted_password is not null;
