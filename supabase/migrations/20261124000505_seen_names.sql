-- Names show what they are: nothing invisible, nothing that turns the direction of the text around it.
-- Up to 50 characters as people count them is the page's rule
-- (src/features/account/model/profileChange.ts); one such character may be eleven code points, so that
-- the database holds the bytes.

-- A text without control characters and what is never seen (Unicode's Default_Ignorable_Code_Point,
-- a blank of Braille, noncharacters), and without blanks around it. Joiners stay between two emoji,
-- selectors of variants behind what they vary.
create function private.seen_text(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_unseen constant text := '\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F'
    '\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF0-\uFFFC'
    '\uFFFE\uFFFF\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF';
  v_variants constant text := '\uFE00-\uFE0F\U000E0100-\U000E01EF';
  v_emoji constant text := '\u203C-\u2BFF\U0001F000-\U0001FAFF';
  v_blank constant text := '\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
  v_text text := regexp_replace(p_text, '[' || v_unseen || ']', '', 'g');
begin
  v_text := regexp_replace(v_text,
    format('(?<![%1$s]\uFE0F?)\u200D|\u200D(?![%1$s])', v_emoji), '', 'g');
  return regexp_replace(v_text,
    format('^[%1$s%2$s]+|[%1$s]+$', v_blank, v_variants), '', 'g');
end $$;
revoke all on function private.seen_text(text) from public, anon, authenticated, service_role;

-- As its owner: whoever changes a profile has no right in `private`.
create or replace function private.on_profile_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.display_name is distinct from old.display_name
    and new.display_name <> private.seen_text(new.display_name)
  then
    raise exception 'The name holds what nobody sees.' using errcode = 'check_violation';
  end if;
  new.updated_at := now();
  return new;
end $$;

alter table public.profiles drop constraint profiles_display_name_check;
alter table public.profiles add constraint profiles_display_name_check
  check (octet_length(display_name) between 1 and 2000);
