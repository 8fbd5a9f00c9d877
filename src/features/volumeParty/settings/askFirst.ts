import {isElsewhere, obsPlace} from '@komebiyori/obs-link/address';
import type {Settings} from './settings';

export const MICROPHONE = 'mic';

/**
 * What an overlay would open by itself that somebody else may have put into its address: the
 * microphone, or the address of OBS on another machine. OBS on this one learns nothing that it does
 * not know. Undefined where there is nothing to ask about.
 */
function foreignSource({feed, obsAddress}: Settings): string | undefined {
  if (feed === 'mic') return MICROPHONE;
  return feed === 'obs' && isElsewhere(obsAddress) ? obsPlace(obsAddress) : undefined;
}

/**
 * What is asked about before it is used for the first time in a browser; undefined for nothing. In OBS
 * nobody can press anything, and nobody but the streamer puts a page there.
 * @param isOwn whether whoever uses this browser has set the source up, or has allowed it
 */
export function askFirst(
  settings: Settings,
  isInObs: boolean,
  isOwn: (source: string) => boolean,
): string | undefined {
  const source = foreignSource(settings);
  return source === undefined || isInObs || isOwn(source) ? undefined : source;
}
