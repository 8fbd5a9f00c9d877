import * as v from 'valibot';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import {obsPlace} from '@komebiyori/obs-link/address';
import {keptSettings} from './keptSettings.browser';
import {MICROPHONE} from './askFirst';

const KEY = 'volumeParty.allowed';
/** The oldest go first. */
const MOST = 20;

const Kept = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.maxLength(300))));

function allowed(): readonly string[] {
  const read = v.safeParse(Kept, readKept(KEY));
  return read.success ? read.output : [];
}

/** Whether whoever uses this browser has set a source up here, or has let an overlay use it before. */
export function isOwnSource(source: string): boolean {
  const {feed, obsAddress} = keptSettings.load();
  const isSetUp = source === MICROPHONE ? feed === 'mic' : source === obsPlace(obsAddress);
  return isSetUp || allowed().includes(source);
}

/** Remembers that a source may be used. */
export function allowSource(source: string): void {
  const rest = allowed().filter((one) => one !== source);
  keep(KEY, JSON.stringify([...rest, source].slice(-MOST)));
}
