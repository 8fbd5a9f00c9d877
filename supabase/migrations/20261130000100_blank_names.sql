-- Nor is seen what is drawn as nothing (a note without its head, hieroglyphs that are blanks), and marks
-- that stand on no character. Of the marks these are those that people come by; the page
-- (src/features/account/model/profileChange.ts) refuses those of every script.
create or replace function private.seen_text(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_unseen constant text := '\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F'
    '\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF0-\uFFFC'
    '\uFFFE\uFFFF\U00013441\U00013442\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A'
    '\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF';
  v_variants constant text := '\uFE00-\uFE0F\U000E0100-\U000E01EF';
  v_emoji constant text := '\u203C-\u2BFF\U0001F000-\U0001FAFF';
  v_blank constant text := '\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
  v_marks constant text := '\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3099\u309A\uFE20-\uFE2F';
  v_text text := regexp_replace(p_text, '[' || v_unseen || ']', '', 'g');
begin
  v_text := regexp_replace(v_text,
    format('(?<![%1$s]\uFE0F?)\u200D|\u200D(?![%1$s])', v_emoji), '', 'g');
  v_text := regexp_replace(v_text,
    format('^[%1$s%2$s]+|[%1$s]+$', v_blank, v_variants), '', 'g');
  return regexp_replace(v_text, format('^[%1$s%2$s%3$s]+$', v_blank, v_variants, v_marks), '');
end $$;
