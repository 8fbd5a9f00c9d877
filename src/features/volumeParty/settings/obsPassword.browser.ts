import * as v from 'valibot';
import {obsPlace} from '@komebiyori/obs-link/address';

const KEY = 'volumeParty.obsPassword';

/** The same however it was typed. */
const placeOf = (address: string): string => obsPlace(address) ?? address;

const Kept = v.pipe(v.string(), v.parseJson(), v.object({place: v.string(), password: v.string()}));

/**
 * The password of OBS in this tab, for the address that it was typed for and for no other: a link may
 * name any. Undefined when none was kept. It never leaves for an address of the site.
 */
export function loadPassword(address: string): string | undefined {
  try {
    const read = v.safeParse(Kept, sessionStorage.getItem(KEY));
    return read.success && read.output.place === placeOf(address)
      ? read.output.password
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the password until the tab is closed. */
export function keepPassword(address: string, password: string): void {
  if (password === '') {
    forgetPassword();
    return;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({place: placeOf(address), password}));
  } catch {
    // Without storage it is typed anew.
  }
}

export function forgetPassword(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
