import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import type {Caller} from '../database';
import type {Settings} from '../settings';
import {bearerOf, verifyToken} from '../tokens';

/** An error in the form of PostgREST. */
export class RestProblem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 500,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const ROLES: ReadonlyMap<string, 'anon' | 'service_role'> = new Map([
  [LOCAL_ACCOUNTS.anonKey, 'anon'],
  [LOCAL_ACCOUNTS.serviceKey, 'service_role'],
]);

/** The role of the key that a request carries; undefined for a wrong key or none. */
export const keyRole = (request: Request): 'anon' | 'service_role' | undefined =>
  ROLES.get(request.headers.get('apikey') ?? '');

/**
 * The role of a request: that of its access token, or that of its key.
 * @throws RestProblem as a hosted project answers to a wrong key or token
 */
export async function callerOf(request: Request, settings: Settings): Promise<Caller> {
  const ownRole = keyRole(request);
  if (ownRole === undefined) throw new RestProblem(401, 'KEY', 'Invalid API key');
  const token = bearerOf(request);
  const role = token === undefined ? ownRole : ROLES.get(token);
  if (role !== undefined) return {role, claims: {role}};
  const verdict = await verifyToken(token ?? '', settings.now());
  if ('claims' in verdict) return {role: 'authenticated', claims: verdict.claims};
  throw verdict.error === 'expired'
    ? new RestProblem(401, 'PGRST303', 'JWT expired')
    : new RestProblem(401, 'PGRST301', 'No suitable key or wrong key type');
}
