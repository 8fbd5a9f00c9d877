import {keep, onKeptElsewhere, readKept, type Kept} from '@site/src/browser/keptText.browser';
import {readSettings, type Settings} from './settings';

const KEY = 'volumeParty.settings';

/** The settings of the last visit; the defaults where nothing can be read. */
export const loadSettings = (): Settings => readSettings(readKept(KEY));

/** Keeps the settings for the next visit. */
export const keepSettings = (settings: Settings): Kept => keep(KEY, JSON.stringify(settings));

/** Calls `listener` with the settings that another tab has changed; returns a function that stops it. */
export const onOtherTab = (listener: (settings: Settings) => void): (() => void) =>
  onKeptElsewhere(KEY, (text) => {
    listener(readSettings(text));
  });
