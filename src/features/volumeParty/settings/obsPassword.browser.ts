import * as v from 'valibot';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import {obsPlace} from '@komebiyori/obs-link/address';

/**
 * Where a password of OBS stays: in the tab until that is closed; or, for the overlay that measures by
 * itself, in the browser of OBS, which gives a source a new tab whenever OBS starts.
 */
export type PasswordHome = 'tab' | 'obs';

const KEYS = {tab: 'volumeParty.obsPassword', obs: 'volumeParty.viewPassword'} as const;

/** The same however it was typed. */
const placeOf = (address: string): string => obsPlace(address) ?? address;

const Kept = v.pipe(v.string(), v.parseJson(), v.object({place: v.string(), password: v.string()}));

function read(home: PasswordHome): string | undefined {
  if (home === 'obs') return readKept(KEYS.obs);
  try {
    return sessionStorage.getItem(KEYS.tab) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(home: PasswordHome, text: string | undefined): void {
  if (home === 'obs') {
    keep(KEYS.obs, text);
    return;
  }
  try {
    if (text === undefined) sessionStorage.removeItem(KEYS.tab);
    else sessionStorage.setItem(KEYS.tab, text);
  } catch {
    // Without storage it is typed anew.
  }
}

/**
 * The password of OBS that was kept, for the address that it was typed for and for no other: a link may
 * name any. Undefined when there is none. It never leaves for an address of the site.
 */
export function loadPassword(address: string, home: PasswordHome = 'tab'): string | undefined {
  const kept = v.safeParse(Kept, read(home));
  return kept.success && kept.output.place === placeOf(address) ? kept.output.password : undefined;
}

export function keepPassword(address: string, password: string, home: PasswordHome = 'tab'): void {
  const kept = {place: placeOf(address), password};
  write(home, password === '' ? undefined : JSON.stringify(kept));
}

export function forgetPassword(home: PasswordHome = 'tab'): void {
  write(home, undefined);
}
