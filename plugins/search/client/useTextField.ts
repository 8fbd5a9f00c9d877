import {useEffect, useEffectEvent, type RefObject} from 'react';
import {endsInHalfSyllable, isComposingKey} from './composing';
import {useTimer} from './useTimer';

/** An element, or where it is once it is there. */
type Target<Element extends HTMLElement> = Element | RefObject<Element | null> | null;

const elementOf = <Element extends HTMLElement>(target: Target<Element>): Element | null =>
  target !== null && 'current' in target ? target.current : target;

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
  field: Target<HTMLInputElement>,
  {onText, onKeyDown}: TextFieldHandlers,
): void {
  const timer = useTimer();
  const tell = (): void => {
    timer.stop();
    onText();
  };
  useListener(field, 'input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) {
      tell();
      return;
    }
    timer.stop();
    if (endsInHalfSyllable(elementOf(field)?.value ?? '')) return;
    timer.start(onText, COMPOSING_GAP);
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
  target: Target<HTMLElement>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: HTMLElementEventMap[Type]): void => {
      onEvent(event);
    };
    const element = elementOf(target);
    element?.addEventListener(type, handle);
    return () => {
      element?.removeEventListener(type, handle);
    };
  }, [target, type]);
}
