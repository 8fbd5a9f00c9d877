import type {PostgrestClient} from '@supabase/postgrest-js';

/** What a database function answers; null where it failed. */
export async function call(
  rest: PostgrestClient,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const answer: {data: unknown} = await rest.rpc(name, args);
  return answer.data;
}
