import {readSettings, type Settings} from './settings';

const KEY = 'micChecker.settings';

/** The settings of the last visit; the defaults where nothing can be read. */
export function loadSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return readSettings(undefined);
  }
}

/** Keeps the settings for the next visit, where the browser lets us. */
export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold for this visit.
  }
}
