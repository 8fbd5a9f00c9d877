import {isSwitchedOff} from '@site/src/browser/characterKeys.browser';
import {useEffect, useEffectEvent} from 'react';
import {isPressed, isTypable, type Shortcut} from '../shared/shortcut';
import {isComposingKey} from './composing';
import {isApple, isInField, onKeyDown} from './keyboard.browser';

/**
 * Calls `run` when one of the shortcuts is pressed; one that a field would take for text only
 * outside of fields.
 * @param isFirst before the shortcuts of those who do not ask for it
 */
export function useShortcut(
  shortcuts: readonly Shortcut[],
  run: () => void,
  isFirst = false,
): void {
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = shortcuts.some(
      (shortcut) =>
        isPressed(shortcut, event, isApple()) && !(isTypable(shortcut) && isInField(event)),
    );
    if (!isWanted || isComposingKey(event) || isSwitchedOff(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(
    () =>
      onKeyDown(
        (event) => {
          onPressed(event);
        },
        {isFirst},
      ),
    [isFirst],
  );
}
