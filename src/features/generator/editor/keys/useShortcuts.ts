import {isSwitchedOff} from '@site/src/browser/characterKeys.browser';
import {useEffect, useRef} from 'react';
import {shortcutOf, type Focus, type Shortcut} from './shortcuts';

/** Runs the shortcuts of the editor, wherever on the page the focus is. */
export function useShortcuts(run: Readonly<Record<Shortcut, () => void>>): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || isSwitchedOff(event)) return;
      const shortcut = shortcutOf(event, focusOf(event.target));
      if (shortcut === undefined) return;
      event.preventDefault();
      // The site's own search has a key, too; here it means the options.
      event.stopImmediatePropagation();
      latest.current[shortcut]();
    };
    document.addEventListener('keydown', press, {capture: true});
    return () => {
      document.removeEventListener('keydown', press, {capture: true});
    };
  }, []);
}

const TEXTS =
  'textarea, select, [contenteditable], input:is([type=text], [type=search], [type=number], :not([type]))';

const focusOf = (target: EventTarget | null): Focus =>
  target instanceof Element && target.matches(TEXTS) ? 'text' : 'other';
