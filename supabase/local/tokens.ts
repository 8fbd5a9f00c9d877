import {jwtVerify, SignJWT} from 'jose';
import * as v from 'valibot';
import {JWT_EXPIRY_S} from './settings';

/** Signs tokens of this computer only; the keys of a hosted project are its own. */
const SECRET = new TextEncoder().encode('local-jwt-secret-for-this-computer-only');

const Claims = v.looseObject({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.literal('authenticated'),
  session_id: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof Claims>;

export interface TokenFacts {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  /** How: `otp` or `oauth`. */
  readonly method: string;
  readonly appMetadata: Readonly<Record<string, unknown>>;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** An access token with the claims of GoTrue's. */
export async function issueToken(
  facts: TokenFacts,
  issuer: string,
  now: Date,
): Promise<{token: string; expiresAt: number}> {
  const expiresAt = seconds(now) + JWT_EXPIRY_S;
  const token = await new SignJWT({
    email: facts.email,
    phone: '',
    app_metadata: facts.appMetadata,
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [{method: facts.method, timestamp: seconds(facts.signedInAt)}],
    session_id: facts.sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({alg: 'HS256', typ: 'JWT'})
    .setSubject(facts.userId)
    .setAudience('authenticated')
    .setIssuer(issuer)
    .setIssuedAt(seconds(now))
    .setExpirationTime(expiresAt)
    .sign(SECRET);
  return {token, expiresAt};
}

export type Verdict = {readonly claims: Claims} | {readonly error: 'expired' | 'invalid'};

/** Checks signature, times and claims. `alg` is fixed, so that a token cannot choose `none`. */
export async function verifyToken(token: string, now: Date): Promise<Verdict> {
  try {
    const {payload} = await jwtVerify(token, SECRET, {
      algorithms: ['HS256'],
      audience: 'authenticated',
      currentDate: now,
    });
    return {claims: v.parse(Claims, payload)};
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return {error: code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid'};
  }
}

/** The token of a bearer header; undefined without one. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (?<token>\S+)$/iu.exec(request.headers.get('Authorization') ?? '')?.groups?.['token'];
