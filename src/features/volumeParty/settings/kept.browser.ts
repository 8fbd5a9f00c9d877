import * as v from 'valibot';
import {keep, keptJson, readKept} from '@site/src/browser/keptText.browser';
import {obsPlace} from '@komebiyori/obs-link/address';
import {MICROPHONE} from './askFirst';
import {readSettings} from './settings';

export const keptSettings = keptJson('volumeParty.settings', readSettings);

const SOURCES_KEY = 'volumeParty.allowed';
/** The oldest go first. */
const MOST_SOURCES = 20;

const KeptSources = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.pipe(v.string(), v.maxLength(300))),
);

function allowed(): readonly string[] {
  const read = v.safeParse(KeptSources, readKept(SOURCES_KEY));
  return read.success ? read.output : [];
}

/** Whether a source is set up in this browser, or an overlay was allowed to use it before. */
export function isOwnSource(source: string): boolean {
  const {feed, obsAddress} = keptSettings.load();
  const isSetUp = source === MICROPHONE ? feed === 'mic' : source === obsPlace(obsAddress);
  return isSetUp || allowed().includes(source);
}

/** Remembers that a source may be used. */
export function allowSource(source: string): void {
  const rest = allowed().filter((one) => one !== source);
  keep(SOURCES_KEY, JSON.stringify([...rest, source].slice(-MOST_SOURCES)));
}

/**
 * Where a password of OBS stays: in the tab until that is closed; or, for the overlay that measures by
 * itself, in the browser of OBS, which gives a source a new tab whenever OBS starts.
 */
export type PasswordHome = 'tab' | 'obs';

const PASSWORD_KEYS = {tab: 'volumeParty.obsPassword', obs: 'volumeParty.viewPassword'} as const;

/** The same however it was typed. */
const placeOf = (address: string): string => obsPlace(address) ?? address;

const KeptPassword = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({place: v.string(), password: v.string()}),
);

function readPassword(home: PasswordHome): string | undefined {
  if (home === 'obs') return readKept(PASSWORD_KEYS.obs);
  try {
    return sessionStorage.getItem(PASSWORD_KEYS.tab) ?? undefined;
  } catch {
    return undefined;
  }
}

function writePassword(home: PasswordHome, text: string | undefined): void {
  if (home === 'obs') {
    keep(PASSWORD_KEYS.obs, text);
    return;
  }
  try {
    if (text === undefined) sessionStorage.removeItem(PASSWORD_KEYS.tab);
    else sessionStorage.setItem(PASSWORD_KEYS.tab, text);
  } catch {
    // Without storage it is typed anew.
  }
}

/**
 * The password of OBS that was kept, for the address that it was typed for and for no other: a link may
 * name any. Undefined when there is none. It never leaves for an address of the site.
 */
export function loadPassword(address: string, home: PasswordHome = 'tab'): string | undefined {
  const kept = v.safeParse(KeptPassword, readPassword(home));
  return kept.success && kept.output.place === placeOf(address) ? kept.output.password : undefined;
}

export function keepPassword(address: string, password: string, home: PasswordHome = 'tab'): void {
  const kept = {place: placeOf(address), password};
  writePassword(home, password === '' ? undefined : JSON.stringify(kept));
}

export function forgetPassword(home: PasswordHome = 'tab'): void {
  writePassword(home, undefined);
}
