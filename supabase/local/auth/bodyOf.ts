import type {Context} from 'hono';
import * as v from 'valibot';
import {AuthProblem} from './errors';

/**
 * The body of a request.
 * @throws AuthProblem `validation_failed`
 */
export async function bodyOf<T extends v.GenericSchema>(
  context: Context,
  schema: T,
): Promise<v.InferOutput<T>> {
  const result = v.safeParse(schema, await context.req.json().catch(() => undefined));
  if (result.success) return result.output;
  throw new AuthProblem(400, 'validation_failed', 'Could not parse request body');
}
