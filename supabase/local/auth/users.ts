import type {Query} from '../database';
import {AuthProblem} from './errors';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly confirmedAt: string | null;
  readonly bannedUntil: string | null;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Who vouches for the user, the first one first: `email`, or a service. */
  readonly providers: readonly string[];
}

const COLUMNS = `json_build_object('id', id, 'email', email, 'confirmedAt', email_confirmed_at,
  'bannedUntil', banned_until, 'lastSignInAt', last_sign_in_at, 'createdAt', created_at,
  'updatedAt', updated_at, 'providers', (select coalesce(json_agg(provider order by i.created_at,
  provider), '[]') from auth.identities as i where i.user_id = users.id))::text as body`;

async function find(query: Query, where: string, value: string): Promise<User | undefined> {
  const [row] = await query(`select ${COLUMNS} from auth.users where ${where}`, [value]);
  return row === undefined ? undefined : (JSON.parse(String(row['body'])) as User);
}

export const userByEmail = (query: Query, email: string): Promise<User | undefined> =>
  find(query, 'email = $1', email);
const userById = (query: Query, id: string): Promise<User | undefined> =>
  find(query, 'id = $1::uuid', id);

/** @throws Error if the user has gone meanwhile */
export async function requireUser(query: Query, id: string): Promise<User> {
  const user = await userById(query, id);
  if (user === undefined) {
    throw new AuthProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  return user;
}

/** Notes that a provider vouches for a user, under the name that it gives them. */
export async function addIdentity(
  query: Query,
  who: {readonly userId: string; readonly provider: string; readonly subject: string},
  now: Date,
): Promise<void> {
  await query(
    `insert into auth.identities (user_id, provider, subject, created_at)
     values ($1::uuid, $2, $3, $4::timestamptz) on conflict do nothing`,
    [who.userId, who.provider, who.subject, now.toISOString()],
  );
}

/** Makes an account, or finds the one that another request for the address has just made. */
export async function createUser(
  query: Query,
  email: string,
  now: Date,
  provider = 'email',
): Promise<User> {
  const [made] = await query(
    `insert into auth.users (email, created_at, updated_at)
     values ($1, $2::timestamptz, $2::timestamptz)
     on conflict (email) do nothing returning id::text as id`,
    [email, now.toISOString()],
  );
  if (made !== undefined) {
    await addIdentity(query, {userId: String(made['id']), provider, subject: email}, now);
  }
  const user = await userByEmail(query, email);
  if (user === undefined) throw new Error(`the account of ${email} went while it was made`);
  return user;
}

/** @throws AuthProblem `user_banned` */
export function refuseBanned(user: User, now: Date): void {
  if (user.bannedUntil !== null && Date.parse(user.bannedUntil) > now.getTime()) {
    throw new AuthProblem(403, 'user_banned', 'User is banned');
  }
}

/** What the server itself knows of a user, in tokens and in answers. */
export const appMetadata = ({providers}: User): Readonly<Record<string, unknown>> => ({
  provider: providers[0] ?? 'email',
  providers,
});

/** The form in which GoTrue shows a user. */
export const userJson = (user: User): Readonly<Record<string, unknown>> => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email,
  email_confirmed_at: user.confirmedAt,
  confirmed_at: user.confirmedAt,
  phone: '',
  last_sign_in_at: user.lastSignInAt,
  app_metadata: appMetadata(user),
  user_metadata: {},
  identities: [],
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
});
