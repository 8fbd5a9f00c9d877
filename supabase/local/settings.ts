/** What the local backend takes from outside; tests give their own clock and limits. */
export interface Settings {
  /** Origin of the website: mail links, CORS and return addresses. */
  readonly siteUrl: string;
  /** Where the backend itself is reached. */
  readonly url: string;
  readonly now: () => Date;
  /** Seconds until another code may be sent to one address. */
  readonly resendAfter: number;
  /** Checks of codes and links from one address within five minutes. */
  readonly verifyLimit: number;
  readonly allowSignups: boolean;
  /** Whether the hook that limits new accounts is asked, as a hosted project does. */
  readonly signUpHook: boolean;
  /** Services that can vouch for a visitor; each has a stand-in (auth/oauthPage.ts). */
  readonly providers: readonly string[];
  readonly log: (line: string) => void;
}

/** As in config.toml; a test holds the two together. */
export const OTP_LENGTH = 8;
export const OTP_EXPIRY_S = 600;
/** From leaving for a service until its code is exchanged; the default of GoTrue. */
export const FLOW_EXPIRY_S = 300;
export const JWT_EXPIRY_S = 3600;
/** A renewed token may be used again for so long, because its answer may have been lost. */
export const REFRESH_REUSE_S = 10;
/** A session that nobody has renewed for so long is not renewed any more: 30 days. */
export const SESSION_IDLE_S = 720 * 3600;
/** Nor is one that is so old, however much it is used: 180 days. */
export const SESSION_LENGTH_S = 4320 * 3600;
/** A session that is older must prove itself before it sets a password (GoTrue, user.go). */
export const REAUTHENTICATION_S = 86_400;
