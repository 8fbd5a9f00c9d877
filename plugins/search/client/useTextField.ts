import {useEffect, useRef, useEffectEvent} from 'react';
import {endsInHalfSyllable, isComposingKey} from './composing';

/** How long an input method shows the same text before it is looked for, in milliseconds. */
const COMPOSING_GAP = 150;

interface TextFieldHandlers {
  /** The text has changed; while an input method composes, only after a moment. */
  onText: () => void;
  /** A key that is meant for the page. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Tells what is typed into a field. What an input method composes is told, too, since kana can be
 * looked for, but its keys are its own.
 */
export function useTextField(
  field: HTMLInputElement | null,
  {onText, onKeyDown}: TextFieldHandlers,
): void {
  const timer = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const tell = (): void => {
    clearTimeout(timer.current);
    onText();
  };
  useListener(field, 'input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) {
      tell();
      return;
    }
    clearTimeout(timer.current);
    if (endsInHalfSyllable(field?.value ?? '')) return;
    timer.current = window.setTimeout(onText, COMPOSING_GAP);
  });
  useListener(field, 'compositionend', tell);
  useListener(field, 'keydown', (event) => {
    if (!isComposingKey(event)) onKeyDown(event);
    // The Enter that ends a composition must not send the form.
    else if (event.key === 'Enter') event.preventDefault();
  });
}

/** Listens to an event of an element that another component renders, once it is there. */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: HTMLElementEventMap[Type]): void => {
      onEvent(event);
    };
    target?.addEventListener(type, handle);
    return () => {
      target?.removeEventListener(type, handle);
    };
  }, [target, type]);
}
