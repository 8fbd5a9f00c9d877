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
}

const COLUMNS = `json_build_object('id', id, 'email', email, 'confirmedAt', email_confirmed_at,
  'bannedUntil', banned_until, 'lastSignInAt', last_sign_in_at, 'createdAt', created_at,
  'updatedAt', updated_at)::text as body`;

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

export async function createUser(query: Query, email: string, now: Date): Promise<User> {
  const [row] = await query(
    `insert into auth.users (email, created_at, updated_at)
     values ($1, $2::timestamptz, $2::timestamptz) returning id::text as id`,
    [email, now.toISOString()],
  );
  return requireUser(query, String(row?.['id']));
}

/** @throws AuthProblem `user_banned` */
export function refuseBanned(user: User, now: Date): void {
  if (user.bannedUntil !== null && Date.parse(user.bannedUntil) > now.getTime()) {
    throw new AuthProblem(403, 'user_banned', 'User is banned');
  }
}

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
  app_metadata: {provider: 'email', providers: ['email']},
  user_metadata: {},
  identities: [],
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
});
