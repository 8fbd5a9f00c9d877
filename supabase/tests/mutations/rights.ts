import type {Mutation} from './mutation';

const RIGHTS = ['access', 'catalog'];

/** Rows, columns and functions that somebody may not reach. */
export const RIGHTS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'a policy lets all rows through',
    from: 'for select to authenticated using (user_id = (select auth.uid()));\ncreate policy memberships_read',
    to: 'for select to authenticated using (true);\ncreate policy memberships_read',
    files: ['access'],
  },
  {
    name: 'the devices of all licences are shown',
    // Without the second condition alone nothing changes: the policy of `licences` holds there, too.
    from: 'where l.id = devices.licence_id and l.user_id = (select auth.uid())\n    )',
    to: 'where true\n    ) or true',
    files: ['access'],
  },
  {
    name: 'row level security is forgotten for a table',
    from: 'alter table public.licences enable row level security;',
    to: '',
    files: RIGHTS,
  },
  {
    name: 'the rights on tables are not taken away first',
    from: 'revoke all on all tables in schema public from public, anon, authenticated, service_role;',
    to: '',
    files: RIGHTS,
  },
  {
    // Taking away alone would be missed by nobody: the default privileges below do it as well.
    name: 'users may call all functions',
    from: 'revoke all on all functions in schema public from public, anon, authenticated, service_role;',
    to: 'grant execute on all functions in schema public to authenticated;',
    files: RIGHTS,
  },
  {
    name: 'new functions are given to the roles of the API',
    from: 'alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;',
    to: '',
    files: ['catalog'],
  },
  {
    name: 'new functions are given to everybody',
    from: 'alter default privileges revoke execute on functions from public;',
    to: '',
    files: ['catalog'],
  },
  {
    name: 'more columns of a profile can be changed',
    from: 'grant update (display_name, newsletter)',
    to: 'grant update (display_name, newsletter, created_at)',
    files: RIGHTS,
  },
  {
    name: 'another person’s profile can be changed',
    from: 'using (id = (select auth.uid())) with check (id = (select auth.uid()));',
    to: 'using (true) with check (true);',
    files: RIGHTS,
  },
  {
    name: 'products that are not sold are shown',
    from: 'using (active)',
    to: 'using (active or not active)',
    files: ['access'],
  },
  {
    name: 'a service function is given to users',
    from: '  public.delete_my_account()\nto authenticated;',
    to: '  public.delete_my_account(), public.order_owner(text)\nto authenticated;',
    files: ['access'],
  },
  {
    name: 'a definer function has a search_path',
    from: "create function public.order_owner(p_session_id text) returns uuid\nlanguage sql stable security definer set search_path = ''",
    to: 'create function public.order_owner(p_session_id text) returns uuid\nlanguage sql stable security definer',
    files: ['catalog'],
  },
  {
    name: 'a name holds what is not seen',
    from: 'and new.display_name <> private.seen_text(new.display_name)',
    to: 'and false',
    files: ['access', 'contract'],
  },
  {
    name: 'a name turns the direction of the text around it',
    from: '\\u2028-\\u202E\\u2060-\\u206F',
    to: '\\u2028-\\u2029\\u2060-\\u2065',
    files: ['names'],
  },
  {
    name: 'words hold joiners that nobody sees',
    from: "format('(?<![%1$s]\\uFE0F?)\\u200D|\\u200D(?![%1$s])', v_emoji)",
    to: "'\\u200E'",
    files: ['names'],
  },
  {
    name: 'a name is marks that stand on nothing',
    from: "return regexp_replace(v_text, format('^[%1$s%2$s%3$s]+$', v_blank, v_variants, v_marks), '');",
    to: 'return v_text;',
    files: ['names'],
  },
  {
    name: 'a name may be as long as a book',
    from: 'check (octet_length(display_name) between 1 and 2000)',
    to: 'check (octet_length(display_name) >= 1)',
    files: ['access'],
  },
  {
    name: 'everybody may ask the hook of new accounts, and use up its count',
    from: 'revoke all on function public.before_user_created(jsonb)\nfrom public, anon, authenticated, service_role;',
    to: 'grant execute on function public.before_user_created(jsonb) to authenticated;',
    files: ['access'],
  },
  {
    name: 'a password is kept',
    from: '  new.encrypted_password := null;\n',
    to: '',
    files: ['contract'],
  },
  {
    name: 'only a password that is changed is dropped',
    from: 'before insert or update on auth.users',
    to: 'before insert on auth.users',
    files: ['contract'],
  },
];
