/** What keeps a microphone from being measured. */
export type Problem =
  | 'insecure'
  | 'unsupported'
  | 'dismissed'
  | 'denied'
  | 'deniedBySystem'
  | 'deniedByPolicy'
  | 'noDevice'
  | 'inUse'
  | 'overConstrained'
  | 'workletFailed'
  | 'meterDied'
  | 'unknown';

/** What the page could find out about a refusal. */
export interface Circumstances {
  /** `PermissionStatus.state` of the microphone; undefined where it cannot be asked for. */
  readonly permission: 'granted' | 'denied' | 'prompt' | undefined;
  /** Whether the document's permissions policy allows the microphone; undefined if unknown. */
  readonly allowedByPolicy: boolean | undefined;
}

const REFUSALS = new Map<string, Problem>([
  ['NotFoundError', 'noDevice'],
  // The name in older engines.
  ['DevicesNotFoundError', 'noDevice'],
  ['NotReadableError', 'inUse'],
  ['TrackStartError', 'inUse'],
  ['AbortError', 'inUse'],
  ['OverconstrainedError', 'overConstrained'],
  ['SecurityError', 'deniedByPolicy'],
  // No `mediaDevices` constraints at all: an engine that does not know audio.
  ['TypeError', 'unsupported'],
]);

/**
 * What a rejection of `getUserMedia` means (Media Capture and Streams, 10.2). NotAllowedError alone
 * does not say who refused: the policy, the system, the person now, or the person earlier.
 */
export function problemOf(
  error: {readonly name: string; readonly message: string},
  {permission, allowedByPolicy}: Circumstances,
): Problem {
  if (error.name !== 'NotAllowedError' && error.name !== 'PermissionDeniedError') {
    return REFUSALS.get(error.name) ?? 'unknown';
  }
  if (allowedByPolicy === false) return 'deniedByPolicy';
  // Chromium and Firefox say so in the message only.
  if (/by system|by the operating system|platform/iu.test(error.message)) return 'deniedBySystem';
  if (permission === 'prompt') return 'dismissed';
  // The site is allowed, so it was not the site's permission that was missing.
  return permission === 'granted' ? 'deniedBySystem' : 'denied';
}
