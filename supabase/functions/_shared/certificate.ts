import {importJWK, SignJWT, type JWK} from 'jose';

const DAY_S = 86_400;
/** How long the app believes a certificate without asking again. */
const VALID_S = 14 * DAY_S;
/** After this time the app asks for a new one whenever it is online. */
const REFRESH_S = 7 * DAY_S;

export interface Certified {
  /** JWT, `typ` licence+jwt, EdDSA. */
  readonly certificate: string;
  readonly refresh_after: string;
  readonly valid_until: string;
}

/**
 * Signs that a licence is used on a computer, so that the app can check it without the network. It
 * never lives longer than the licence itself.
 * @param licenceEnd when the licence ends, or null
 */
export async function certify(
  facts: {licence: string; device: string; fingerprint: string; licenceEnd: string | null},
  signingKey: JWK,
  now: Date,
): Promise<Certified> {
  const issued = Math.floor(now.getTime() / 1000);
  const end =
    facts.licenceEnd === null ? Infinity : Math.floor(Date.parse(facts.licenceEnd) / 1000);
  const until = Math.min(issued + VALID_S, end);
  const certificate = await new SignJWT({device: facts.device, fingerprint: facts.fingerprint})
    .setProtectedHeader({alg: 'EdDSA', typ: 'licence+jwt', kid: signingKey.kid ?? 'licence'})
    .setSubject(facts.licence)
    .setIssuedAt(issued)
    .setExpirationTime(until)
    .sign(await importJWK(signingKey, 'EdDSA'));
  const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
  return {
    certificate,
    refresh_after: iso(Math.min(issued + REFRESH_S, until)),
    valid_until: iso(until),
  };
}
