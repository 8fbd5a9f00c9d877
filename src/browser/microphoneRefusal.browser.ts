import {problemOf, type Circumstances, type MicrophoneProblem} from '../lib/microphoneProblem';

/** Says what kept the microphone from being opened. */
export class MicrophoneError extends Error {
  constructor(readonly problem: MicrophoneProblem) {
    super(problem);
  }
}

/** What must be there before anybody is asked; undefined when all is. */
export function missingPart(): MicrophoneProblem | undefined {
  if (!window.isSecureContext) return 'insecure';
  const hasAll = 'mediaDevices' in navigator && 'AudioWorkletNode' in window;
  return hasAll ? undefined : 'unsupported';
}

async function permissionState(): Promise<Circumstances['permission']> {
  try {
    const status = await navigator.permissions.query({name: 'microphone'});
    return status.state;
  } catch {
    // Firefox before 131 and old Safari do not know the name.
    return undefined;
  }
}

/** Chromium only; others tell nothing. */
function allowedByPolicy(): boolean | undefined {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  if (typeof policy !== 'object' || policy === null) return undefined;
  const allows: unknown = Reflect.get(policy, 'allowsFeature');
  return typeof allows === 'function' ? allows.call(policy, 'microphone') === true : undefined;
}

async function isThere(): Promise<boolean | undefined> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({kind}) => kind === 'audioinput');
  } catch {
    return undefined;
  }
}

/** What a rejection of `getUserMedia` means, as an error. */
export async function refusal(error: unknown): Promise<MicrophoneError> {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  const circumstances = {
    permission: await permissionState(),
    allowedByPolicy: allowedByPolicy(),
    isThere: await isThere(),
  };
  return new MicrophoneError(problemOf({name, message}, circumstances));
}
