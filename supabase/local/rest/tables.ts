import type {Query} from '../database';
import {RestProblem} from './caller';
import {columnsOf, identifier, orderOf, whereOf} from './filters';

export interface TableRequest {
  readonly method: string;
  readonly table: string;
  readonly search: URLSearchParams;
  /** The body, JSON as it came. */
  readonly body: string;
  /** Whether the changed rows are wanted, which needs the right to read them. */
  readonly representation: boolean;
}

function bodyColumns(body: string): string[] {
  const parsed: unknown = JSON.parse(body);
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (typeof first !== 'object' || first === null || Object.keys(first).length === 0) {
    throw new RestProblem(400, 'PGRST102', 'Empty or invalid json');
  }
  return Object.keys(first).map(identifier);
}

function statement(request: TableRequest, params: string[]): string {
  const table = `public.${identifier(request.table)}`;
  const {search, body} = request;
  switch (request.method) {
    case 'GET':
      return `select ${columnsOf(search)} from ${table} as t ${whereOf(search, params)} ${orderOf(search)}`;
    case 'POST': {
      const columns = bodyColumns(body).join(', ');
      params.push(body.trimStart().startsWith('[') ? body : `[${body}]`);
      return `insert into ${table} as t (${columns}) select ${columns}
        from json_populate_recordset(null::${table}, $1::text::json)`;
    }
    case 'PATCH': {
      const columns = bodyColumns(body);
      params.push(body);
      const changes = columns.map((column) => `${column} = r.${column}`).join(', ');
      return `update ${table} as t set ${changes}
        from json_populate_record(null::${table}, $1::text::json) as r ${whereOf(search, params)}`;
    }
    case 'DELETE':
      return `delete from ${table} as t ${whereOf(search, params)}`;
    default:
      throw new RestProblem(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
}

/** Runs a request on a table. @returns the rows as JSON, or null when none are wanted */
export async function runOnTable(query: Query, request: TableRequest): Promise<string | null> {
  const params: string[] = [];
  const sql = statement(request, params);
  if (request.method !== 'GET' && !request.representation) {
    await query(sql, params);
    return null;
  }
  const returning = request.method === 'GET' ? '' : ` returning ${columnsOf(request.search)}`;
  const [row] = await query(
    `with rows as (${sql}${returning})
     select coalesce(json_agg(row_to_json(rows)), '[]')::text as body from rows`,
    params,
  );
  return String(row?.['body']);
}
