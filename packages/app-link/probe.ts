import {httpOrigin, spaceOf, type AppAddress} from './address';
import {readInfo} from './messages';
import type {AppInfo, Failure} from './state';
import type {Surroundings} from './surroundings';
import {isAtLeast} from './version';

/** Of every request that is not waiting for the visitor's answer, in milliseconds. */
export const TIMEOUT = 3000;

const PLAIN = {cache: 'no-store', credentials: 'omit'} as const;

/** Where a request comes from and goes to. */
export interface From {
  readonly surroundings: Surroundings;
  readonly address: AppAddress;
}

interface Probe extends From {
  readonly minimumVersion: string | undefined;
  readonly signal: AbortSignal;
}

type Answer =
  | {readonly kind: 'info'; readonly info: AppInfo}
  | {readonly kind: 'failure'; readonly failure: Failure};

const failed = (failure: Failure): Answer => ({kind: 'failure', failure});

/**
 * Asks the app what it is. Nothing is thrown: a cancelled request fails as `offline`, which whoever
 * cancelled passes over.
 */
export async function askInfo(probe: Probe): Promise<Answer> {
  const {surroundings, address, minimumVersion: minimum, signal} = probe;
  let response;
  try {
    response = await surroundings.fetch(`${httpOrigin(address)}/api/info`, {...PLAIN, signal});
  } catch {
    return failed(await explain(probe));
  }
  if (!response.ok) return failed({kind: 'refused', reason: 'status', status: response.status});
  const body: unknown = await response.json().catch(() => undefined);
  const info = readInfo(body);
  if (info === undefined) return failed({kind: 'refused', reason: 'other-app'});
  const {version} = info;
  if (minimum !== undefined && !isAtLeast(version, minimum)) {
    return failed({kind: 'too-old', version, minimum});
  }
  return {kind: 'info', info};
}

/**
 * Why a request failed. To a script a forbidden request, an app that is off and one that does not
 * answer this site look the same; the permission and a request whose answer nobody reads tell them
 * apart.
 */
export async function explain({surroundings, address}: From): Promise<Failure> {
  const permission = await surroundings.queryPermission(spaceOf(address));
  if (permission === 'denied') return {kind: 'denied'};
  if (permission === 'prompt' && !surroundings.isFree) return {kind: 'dismissed'};
  const isThere = await answersAtAll({surroundings, address});
  return isThere ? {kind: 'refused', reason: 'origin'} : {kind: 'offline'};
}

/** Whether something answers, be it to nobody in particular (`no-cors`: the answer stays unread). */
async function answersAtAll({surroundings, address}: From): Promise<boolean> {
  const controller = new AbortController();
  const stopTimer = surroundings.after(TIMEOUT, () => {
    controller.abort();
  });
  const {signal} = controller;
  try {
    const url = `${httpOrigin(address)}/api/info`;
    await surroundings.fetch(url, {...PLAIN, mode: 'no-cors', signal});
    return true;
  } catch {
    return false;
  } finally {
    stopTimer();
  }
}
