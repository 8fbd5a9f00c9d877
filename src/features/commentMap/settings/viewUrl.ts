import * as v from 'valibot';
import {DEFAULT_SETTINGS, SettingsSchema, type Settings} from './settings';

type Key = keyof Settings;
const KEYS = Object.keys(DEFAULT_SETTINGS) as Key[];

const SEPARATOR = '\n';

function print(value: Settings[Key]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? value.join(SEPARATOR) : String(value);
}

function read(text: string, start: Settings[Key]): unknown {
  if (typeof start === 'boolean') return text === '1' ? true : text === '0' ? false : undefined;
  if (typeof start === 'number') return text === '' ? undefined : Number(text);
  if (typeof start === 'object') return text === '' ? [] : text.split(SEPARATOR);
  return text;
}

/** What differs from the defaults, as the query of an address; empty when nothing does. */
export function settingsQuery(settings: Settings): string {
  const query = new URLSearchParams();
  for (const key of KEYS) {
    const text = print(settings[key]);
    if (text !== print(DEFAULT_SETTINGS[key])) query.set(key, text);
  }
  return query.toString();
}

/** Reads settings from the query of an address; what is wrong there is as by default. */
export function settingsOf(query: string): Settings {
  const given = new URLSearchParams(query);
  const values = KEYS.flatMap((key) => {
    const text = given.get(key);
    return text === null ? [] : [[key, read(text, DEFAULT_SETTINGS[key])] as const];
  });
  return v.parse(SettingsSchema, Object.fromEntries(values));
}

/** The size of the source in OBS, in pixels. */
export const VIEW_SIZE = {width: 800, height: 900} as const;

/**
 * The address of the overlay with its settings.
 * @param origin of this site
 */
export function viewUrl(settings: Settings, origin: string): string {
  const query = settingsQuery(settings);
  return `${origin}/tools/map/view${query === '' ? '' : `?${query}`}`;
}
