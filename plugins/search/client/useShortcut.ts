import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isPressed, parseShortcut, shortcutLabel} from '../shared/shortcut';
import {isApple, onKeyDown} from './keyboard.browser';

/**
 * Calls `run` when the shortcut is pressed.
 * @returns the shortcut as it stands on the visitor's keys; empty until the system is known
 */
export function useShortcut(text: string, run: () => void): string {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const shortcut = parseShortcut(text);
    if (shortcut === undefined) return undefined;
    return onKeyDown((event) => {
      if (!isPressed(shortcut, event, isApple())) return;
      event.preventDefault();
      run();
    });
  }, [text, run]);
  const shortcut = parseShortcut(text);
  return isBrowser && shortcut !== undefined ? shortcutLabel(shortcut, isApple()) : '';
}
