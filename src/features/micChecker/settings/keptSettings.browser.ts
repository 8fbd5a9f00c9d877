import {keep, readKept} from '@site/src/browser/keptText.browser';
import {readSettings, type Settings} from './settings';

const KEY = 'micChecker.settings';

/** The settings of the last visit; the defaults where nothing can be read. */
export const loadSettings = (): Settings => readSettings(readKept(KEY));

/** Keeps the settings for the next visit; where the browser forbids it they hold for this one. */
export function keepSettings(settings: Settings): void {
  keep(KEY, JSON.stringify(settings));
}
