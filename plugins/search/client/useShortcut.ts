import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {ariaShortcut, isPressed, shortcutLabel, type Shortcut} from '../shared/shortcut';
import {isApple, onKeyDown} from './keyboard.browser';

interface Names {
  label: string;
  aria: string;
}

/**
 * Calls `run` when the shortcut is pressed.
 * @returns the shortcut as it stands on the visitor's keys, and as ARIA writes it; undefined until
 *   the system is known
 */
export function useShortcut(shortcut: Shortcut, run: () => void): Names | undefined {
  const isBrowser = useIsBrowser();
  useEffect(
    () =>
      onKeyDown((event) => {
        if (!isPressed(shortcut, event, isApple())) return;
        event.preventDefault();
        run();
      }),
    [shortcut, run],
  );
  if (!isBrowser) return undefined;
  return {label: shortcutLabel(shortcut, isApple()), aria: ariaShortcut(shortcut, isApple())};
}
