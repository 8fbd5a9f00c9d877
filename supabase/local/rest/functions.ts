import {OWNER, type Caller, type Database} from '../database';
import {RestProblem} from './caller';
import {identifier} from './filters';

/** Arguments of a function of `public`: `p_code text, …`. */
interface Signature {
  readonly names: readonly string[];
  readonly record: string;
}

/** Calls functions of `public` by name, with the rights of the caller. */
export type CallFunction = (caller: Caller, name: string, args: string) => Promise<string>;

const CATALOG = `select coalesce(json_object_agg(p.proname, json_build_object(
    'names', coalesce(p.proargnames, '{}'),
    'record', coalesce((
      select string_agg(format('%I %s', p.proargnames[i], format_type(p.proargtypes[i - 1], null)), ', ')
      from generate_series(1, p.pronargs) as i), '')
  )), '{}')::text as body
  from pg_catalog.pg_proc as p where p.pronamespace = 'public'::regnamespace`;

export function functionCaller(database: Database): CallFunction {
  let catalog: Promise<Readonly<Record<string, Signature>>> | undefined;
  const load = async (): Promise<Readonly<Record<string, Signature>>> => {
    const [row] = await database.run(OWNER, (query) => query(CATALOG));
    return JSON.parse(String(row?.['body'])) as Record<string, Signature>;
  };
  return async (caller, name, args) => {
    const signature = (await (catalog ??= load()))[name];
    const given = Object.keys(JSON.parse(args) as object);
    if (signature === undefined || given.some((arg) => !signature.names.includes(arg))) {
      throw new RestProblem(
        404,
        'PGRST202',
        `Could not find the function public.${name}(${given.join(', ')}) in the schema cache`,
      );
    }
    const call = `public.${identifier(name)}(${given
      .map((arg) => `${identifier(arg)} => a.${identifier(arg)}`)
      .join(', ')})`;
    const from =
      given.length === 0 ? '' : ` from json_to_record($1::text::json) as a(${signature.record})`;
    const [row] = await database.run(caller, (query) =>
      query(`select to_json(${call})::text as body${from}`, given.length === 0 ? [] : [args]),
    );
    return typeof row?.['body'] === 'string' ? row['body'] : 'null';
  };
}
