import type {KeyPress} from '../lib/undoStroke';
import {keep, onKeptChange, readKept} from './keptText.browser';

const KEY = 'site.characterKeys';

/** Holds for this page where the browser keeps nothing. */
let unkept: boolean | undefined;

/**
 * Whether a single character is a shortcut (WCAG 2.2, 2.1.4). Somebody who speaks to the computer, or
 * whose hands press more than they mean to, switches them off, everywhere on the site.
 */
export const areCharacterKeysOn = (): boolean => unkept ?? readKept(KEY) !== 'off';

/** Switches single characters on or off, now and on later visits, in every tab. */
export function switchCharacterKeys(isOn: boolean): void {
  unkept = keep(KEY, isOn ? 'on' : 'off') === 'kept' ? undefined : isOn;
  // As other tabs are told.
  dispatchEvent(new StorageEvent('storage', {key: KEY}));
}

/** Calls `listener` when they may have been switched, here or in another tab; returns a function that stops it. */
export const onCharacterKeys = (listener: () => void): (() => void) => onKeptChange(KEY, listener);

/** Whether a key does nothing because it is a character alone and those are switched off. */
export function isSwitchedOff(press: Omit<KeyPress, 'shiftKey'>): boolean {
  const {key, ctrlKey, metaKey, altKey} = press;
  const isCharacter = [...key].length === 1 && key !== ' ';
  return isCharacter && !ctrlKey && !metaKey && !altKey && !areCharacterKeysOn();
}
