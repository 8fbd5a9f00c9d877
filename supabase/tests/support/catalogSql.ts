/**
 * Everything that migrations make, as lines of text: two databases with the same lines have the same
 * schema. Left out is what must differ: the name of the owner, and the clock, which the embedded
 * backend replaces (local/clock.sql).
 */
const OURS = `('public', 'private')`;
const GRANTEE = `case when a.grantee = 0 then 'everybody'
  when a.grantee = (select nspowner from pg_namespace where nspname = 'private') then 'owner'
  else a.grantee::regrole::text end`;

const PARTS: readonly string[] = [
  `select pg_get_functiondef(p.oid) from pg_proc as p
    where p.pronamespace::regnamespace::text in ${OURS} and p.proname <> 'clock'`,
  `select format('%s: %s to %s', p.oid::regprocedure, a.privilege_type, ${GRANTEE})
    from pg_proc as p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
    where p.pronamespace::regnamespace::text in ${OURS}`,
  `select format('%s: %s to %s', c.oid::regclass, a.privilege_type, ${GRANTEE})
    from pg_class as c, aclexplode(c.relacl) as a
    where c.relnamespace::regnamespace::text in ${OURS}`,
  `select format('%s.%s: %s to %s', t.attrelid::regclass, t.attname, a.privilege_type, ${GRANTEE})
    from pg_attribute as t join pg_class as c on c.oid = t.attrelid, aclexplode(t.attacl) as a
    where c.relnamespace::regnamespace::text in ${OURS}`,
  `select format('schema %s: %s to %s', n.nspname, a.privilege_type, ${GRANTEE})
    from pg_namespace as n, aclexplode(n.nspacl) as a where n.nspname = 'private'`,
  `select format('new %s in %s: %s to %s', d.defaclobjtype, coalesce(n.nspname, 'all'),
      a.privilege_type, ${GRANTEE})
    from pg_default_acl as d left join pg_namespace as n on n.oid = d.defaclnamespace,
      aclexplode(d.defaclacl) as a
    where d.defaclrole = (select nspowner from pg_namespace where nspname = 'private')`,
  `select format('%s.%s %s %s %s', c.oid::regclass, t.attname,
      format_type(t.atttypid, t.atttypmod), case when t.attnotnull then 'not null' end,
      pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute as t join pg_class as c on c.oid = t.attrelid
      left join pg_attrdef as d on d.adrelid = t.attrelid and d.adnum = t.attnum
    where c.relnamespace::regnamespace::text in ${OURS} and c.relkind = 'r' and t.attnum > 0`,
  `select format('%s row level security %s %s', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity)
    from pg_class as c where c.relnamespace::regnamespace::text in ${OURS} and c.relkind = 'r'`,
  `select format('%s %s', k.conrelid::regclass, pg_get_constraintdef(k.oid)) from pg_constraint as k
    where k.connamespace::regnamespace::text in ${OURS}`,
  `select indexdef from pg_indexes where schemaname in ${OURS}`,
  `select pg_get_triggerdef(t.oid) from pg_trigger as t where not t.tgisinternal`,
  `select format('%s on %s for %s to %s: %s / %s', policyname, tablename, cmd, roles, qual, with_check)
    from pg_policies where schemaname in ${OURS}`,
];

export const CATALOG_SQL = `select line from (${PARTS.map((part) => `(${part})`).join(
  ' union all ',
)}) as lines (line) order by line collate "C"`;
