import {keep, readKept} from '@site/src/browser/keptText.browser';
import {readSettings, type Kept} from './kept';

const KEY = 'webmMaker.settings';

/** The settings of the last visit; the defaults where nothing can be read. */
export const loadSettings = (): Kept => readSettings(readKept(KEY));

/** Keeps the settings for the next visit; where the browser forbids it they hold for this one. */
export function keepSettings(kept: Kept): void {
  keep(KEY, JSON.stringify(kept));
}
