import {isPrivatePath} from '../../../src/lib/ownDocument';
import type {ThirdPartyIds} from '../activeIds';

export type Service = 'tagManager' | 'ads';
export type Choice = 'granted' | 'denied';

/** A visitor's choice, as stored. */
export interface Consent {
  version: typeof CONSENT_VERSION;
  /** When it was made: ISO 8601, UTC. */
  date: string;
  choice: Choice;
  /** The services that it was made about. */
  services: Service[];
}

/** Raise it when what is sent, to whom or why changes: everyone is then asked again. */
const CONSENT_VERSION = 1;

/** A choice holds for a year; after that the visitor is asked again. */
const CONSENT_MS = 365 * 24 * 60 * 60 * 1000;

/** The services that have an id. */
export function servicesOf({tagManagerId, adClientId}: ThirdPartyIds): Service[] {
  return [
    ...(tagManagerId === '' ? [] : (['tagManager'] as const)),
    ...(adClientId === '' ? [] : (['ads'] as const)),
  ];
}

/** A choice made now. `now` is in milliseconds since the epoch. */
export function makeConsent(choice: Choice, services: readonly Service[], now: number): Consent {
  const date = new Date(now).toISOString();
  return {version: CONSENT_VERSION, date, choice, services: [...services]};
}

/**
 * Reads a stored choice. Undefined means: ask. That is so for what is missing, malformed, of
 * another version, dated over a year ago or in the future, or made before one of the active
 * services was there.
 */
export function parseConsent(
  stored: string | null,
  active: readonly Service[],
  now: number,
): Consent | undefined {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('version' in value && 'date' in value && 'choice' in value && 'services' in value)) {
    return undefined;
  }
  const {version, date, choice, services} = value;
  if (version !== CONSENT_VERSION || typeof date !== 'string') return undefined;
  if (choice !== 'granted' && choice !== 'denied') return undefined;
  if (!Array.isArray(services) || !active.every((service) => services.includes(service))) {
    return undefined;
  }
  const age = now - Date.parse(date);
  // Written so that a date that cannot be read (NaN) fails, too.
  if (!(age >= 0 && age <= CONSENT_MS)) return undefined;
  return {version, date, choice, services: services.filter(isService)};
}

/** Whether third parties may be loaded on a page. */
export function mayLoad(consent: Consent | undefined, pathname: string): boolean {
  return consent?.choice === 'granted' && !isPrivatePath(pathname);
}

function isService(value: unknown): value is Service {
  return value === 'tagManager' || value === 'ads';
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
