import {isComposingKey} from './composing';
import {useListener} from './useListener';

interface TextFieldHandlers {
  /** The text has changed and no input method is at work on it. */
  onText: () => void;
  /** A key that is meant for the page. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Tells what is typed into a field, but nothing of what an input method does before it is done. */
export function useTextField(
  field: HTMLInputElement | null,
  {onText, onKeyDown}: TextFieldHandlers,
): void {
  useListener(field, 'input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) onText();
  });
  useListener(field, 'compositionend', onText);
  useListener(field, 'keydown', (event) => {
    if (!isComposingKey(event)) onKeyDown(event);
    // The Enter that ends a composition must not send the form.
    else if (event.key === 'Enter') event.preventDefault();
  });
}
