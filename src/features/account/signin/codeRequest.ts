import * as v from 'valibot';
import type {Failure} from '../client/failure';
import {checkMail} from '../model/inputs';

/**
 * A code that was sent. It is kept in the entry of the history: a reload, the browser's buttons and a
 * phone that drops the tab bring it back (Chrome on Android forgets sessionStorage then), it goes with
 * the tab, and no other page can read it. Neither address nor code is ever in the URL.
 */
export interface CodeRequest {
  readonly mail: string;
  /**
   * Milliseconds since the epoch. In the future where the server makes a visitor of many mails wait
   * for longer: it counts from there, and the code lives by as much longer.
   */
  readonly sentAt: number;
}

/** Until the server sends another code to an address (supabase/config.toml, max_frequency). */
export const RESEND_S = 60;
/** The longest that the server makes anybody wait (supabase/migrations, …_mails.sql). */
const LONGEST_WAIT_S = 1800;
/** Until a code is worthless (supabase/config.toml, otp_expiry). */
export const CODE_LIFE_S = 600;

const Kept = v.object({
  mail: v.pipe(
    v.string(),
    v.check((mail) => {
      const checked = checkMail(mail);
      return checked.ok && checked.value === mail;
    }),
  ),
  sentAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What an entry of the history holds; undefined where no code was sent. */
export function keptRequest(state: unknown): CodeRequest | undefined {
  const read = v.safeParse(Kept, state);
  return read.success ? read.output : undefined;
}

/** Seconds. */
const ageOf = (sentAt: number, now: number): number => (now - sentAt) / 1000;

/**
 * Seconds until a code may be sent again; 0 when it may. Times in milliseconds since the epoch. A
 * clock that was set back locks the button for no longer than the server would.
 */
export const secondsToResend = (sentAt: number, now: number): number =>
  Math.min(LONGEST_WAIT_S, Math.max(0, Math.ceil(RESEND_S - ageOf(sentAt, now))));

/** Whether a code still signs in. */
export const isAlive = (sentAt: number, now: number): boolean => ageOf(sentAt, now) < CODE_LIFE_S;

/**
 * When the code was sent that keeps the server from sending another one: that mail is there, from
 * this browser or another. Undefined for every other failure.
 */
export function sentBefore({code, waitSeconds}: Failure, now: number): number | undefined {
  if (code !== 'over_email_send_rate_limit' || waitSeconds === undefined) return undefined;
  return now - (RESEND_S - waitSeconds) * 1000;
}
