import {Hono, type Context} from 'hono';
import type {Caller, Database} from '../database';
import type {Settings} from '../settings';
import {callerOf, RestProblem} from './caller';
import type {CallFunction} from './functions';
import {runOnTable} from './tables';

/** The HTTP status that PostgREST gives to an error of PostgreSQL. */
function statusOf(code: string, caller: Caller | undefined): RestProblem['status'] {
  if (code === '42501') return caller?.role === 'anon' ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === '42P01') return 404;
  return /^[0-9A-Z]{5}$/u.test(code) && !code.startsWith('XX') ? 400 : 500;
}

function answer(context: Context, error: Error, caller: Caller | undefined): Response {
  const field = (name: string): string | null => {
    const value: unknown = (error as unknown as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : null;
  };
  const code = field('code') ?? 'XX000';
  const status = error instanceof RestProblem ? error.status : statusOf(code, caller);
  return context.json(
    {code, message: error.message, details: field('detail'), hint: field('hint')},
    status,
  );
}

/** The part of PostgREST that the pages and tests use (supabase/local/README.md). */
export function restRoutes(database: Database, call: CallFunction, settings: Settings): Hono {
  const app = new Hono();

  app.all('*', async (context) => {
    let caller: Caller | undefined;
    try {
      caller = await callerOf(context.req.raw, settings);
      const url = new URL(context.req.url);
      const [first = '', second] = url.pathname.replace(/^.*\/rest\/v1\//u, '').split('/');
      const body = await context.req.text();
      if (first === 'rpc' && second !== undefined) {
        if (context.req.method !== 'POST') throw new RestProblem(405, 'PGRST117', 'Use POST');
        const result = await call(caller, second, body === '' ? '{}' : body);
        return context.body(result, 200, {'Content-Type': 'application/json'});
      }
      const representation = /return=representation/u.test(context.req.header('Prefer') ?? '');
      const rows = await database.run(caller, (query) =>
        runOnTable(query, {
          method: context.req.method,
          table: first,
          search: url.searchParams,
          body,
          representation,
        }),
      );
      const status = context.req.method === 'POST' ? 201 : 200;
      if (rows === null) return context.body(null, status === 201 ? 201 : 204);
      return context.body(asWanted(context, rows), status, {'Content-Type': 'application/json'});
    } catch (error) {
      if (error instanceof Error) return answer(context, error, caller);
      throw error;
    }
  });
  return app;
}

/** One object instead of a list, where a client asks for exactly one. */
function asWanted(context: Context, rows: string): string {
  if (!(context.req.header('Accept') ?? '').includes('application/vnd.pgrst.object')) return rows;
  const list = JSON.parse(rows) as unknown[];
  if (list.length !== 1) {
    throw new RestProblem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
  }
  return JSON.stringify(list[0]);
}
