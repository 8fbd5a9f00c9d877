import {randomUUID} from 'node:crypto';
import * as v from 'valibot';
import {OWNER} from '../database';
import {checkedEmail} from './codes';
import {AuthProblem} from './errors';
import type {AuthParts} from './routes';
import {userByEmail} from './users';

/** A refusal of a hook; anything else is consent (GoTrue, hookserrors.go). */
const Answer = v.object({
  error: v.optional(
    v.object({
      http_code: v.optional(v.picklist([400, 403, 422, 429, 500]), 500),
      message: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * Asks the hook Before User Created of config.toml, as GoTrue does before it makes an account, and in
 * a transaction of its own: what it counts stays, also when it refuses.
 * @throws AuthProblem with the hook's own words; GoTrue gives them the code `unknown`
 */
export async function beforeUserCreated(
  {database, settings}: AuthParts,
  typed: string,
  provider = 'email',
): Promise<void> {
  if (!settings.signUpHook) return;
  const email = checkedEmail(typed);
  const answer = await database.run(OWNER, async (query) => {
    if ((await userByEmail(query, email)) !== undefined) return '{}';
    const event = {
      metadata: {
        uuid: randomUUID(),
        time: settings.now().toISOString(),
        name: 'before-user-created',
        ip_address: '127.0.0.1',
      },
      user: {email, app_metadata: {provider, providers: [provider]}},
    };
    const [row] = await query('select public.before_user_created($1::jsonb)::text as answer', [
      JSON.stringify(event),
    ]);
    return String(row?.['answer']);
  });
  const {error} = v.parse(Answer, JSON.parse(answer));
  if (error === undefined || error.message === '') return;
  const code = error.http_code === 500 ? 'unexpected_failure' : 'unknown';
  throw new AuthProblem(error.http_code, code, error.message);
}
