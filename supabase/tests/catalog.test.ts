import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, type Site} from './support/site';

/** What must hold for every table and function, also for those that are added later. */
const OURS = `('public', 'private')`;
const CHECKS: Readonly<Record<string, string>> = {
  'a table without row level security': `select format('%s.%s', n.nspname, c.relname)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  'a view (it would run with the rights of its owner)': `select format('%s.%s', n.nspname, c.relname)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ${OURS} and c.relkind in ('v', 'm')`,
  'a function without an empty search_path': `select p.oid::regprocedure::text
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ${OURS}
      and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
  'a function that runs as its owner outside of public (but for triggers, which nobody calls)': `
    select p.oid::regprocedure::text from pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.prosecdef
      and p.prorettype <> 'trigger'::regtype`,
  'a function that anon or everybody may call': `select p.oid::regprocedure::text
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname in ${OURS} and (has_function_privilege('anon', p.oid, 'execute')
      or exists (select 1 from aclexplode(p.proacl) as a where a.grantee = 0) or p.proacl is null)`,
  'a right on a private table or function': `
    select c.relname::text from pg_class as c, aclexplode(c.relacl) as a
    where c.relnamespace = 'private'::regnamespace and a.grantee <> c.relowner
    union all select p.proname::text from pg_proc as p, aclexplode(p.proacl) as a
    where p.pronamespace = 'private'::regnamespace and a.grantee <> p.proowner`,
  'a right on public tables beyond those that are meant': `
    select format('%s: %s on %s', g.grantee, g.privilege_type, g.table_name)
    from information_schema.role_table_grants as g
    where g.table_schema = 'public' and g.grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
      and not (g.privilege_type = 'SELECT'
        and (g.grantee in ('authenticated', 'service_role') or g.table_name = 'products'))`,
  'a right on columns beyond those that are meant': `
    select format('%s: %s on %s.%s', g.grantee, g.privilege_type, g.table_name, g.column_name)
    from information_schema.column_privileges as g
    where g.table_schema = 'public' and g.grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
      and g.privilege_type <> 'SELECT'
      and not (g.grantee = 'authenticated' and g.privilege_type = 'UPDATE'
        and g.table_name = 'profiles' and g.column_name in ('display_name', 'newsletter'))`,
  'a right on a schema of ours to create, or on private at all': `
    select format('%s: %s', r, n) from unnest(array['anon', 'authenticated', 'service_role']) as r,
      unnest(array['public', 'private']) as n
    where has_schema_privilege(r, n, 'create') or (n = 'private' and has_schema_privilege(r, n, 'usage'))`,
  'a right on a sequence': `select c.relname::text from pg_class as c, aclexplode(c.relacl) as a
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner`,
  'a foreign key without an index': `select format('%s.%s', k.conrelid::regclass, k.conname)
    from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
    where n.nspname in ${OURS} and k.contype = 'f' and not exists (
      select 1 from pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
  'a policy for everybody, or one that lets all rows through': `
    select format('%s on %s', policyname, tablename) from pg_policies
    where schemaname in ${OURS} and ('public' = any(roles) or qual = 'true' or with_check = 'true')`,
};

describe.each(ENGINES)('the catalog on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it.each(Object.entries(CHECKS))('has not %s', async (_name, sql) => {
    const found = await site.sql(
      `select coalesce(json_agg(x), '[]')::text from (${sql}) as found (x)`,
    );
    expect(JSON.parse(String(found))).toEqual([]);
  });

  it('gives nothing to new tables and functions, as hosted projects otherwise do', async () => {
    const made = await site.backend.database.run({role: 'owner'}, async (query) => {
      await query('create table public.later (id integer)');
      await query(
        `create function public.later_too() returns integer language sql set search_path = '' as 'select 1'`,
      );
      const [row] = await query(`select
        bool_or(has_table_privilege(r, 'public.later', 'select,insert,update,delete')
          or has_function_privilege(r, 'public.later_too()', 'execute')) as open
        from unnest(array['anon', 'authenticated', 'service_role']) as r`);
      await query('drop table public.later');
      await query('drop function public.later_too()');
      return row?.['open'];
    });
    expect(made).toBe(false);
  });
});
