import {isSwitchedOff} from '../../../src/browser/characterKeys.browser';
import {isApple, isInField} from '../../search/client/keyboard.browser';
import {isPressed, isTypable, parseShortcut, SLASH} from '../../search/shared/shortcut';

const FIELD = 'nav input[type="search"]';

/**
 * Until React is there, the shortcut that the search field of the navbar names (`data-shortcut`) and
 * a slash that is not typed into a field lead to it. It is a native one, so what is typed next
 * arrives in it.
 * @returns a function that stops
 */
export function handleSearchKeys(document: Document): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (field === null) return;
    const own = parseShortcut(field.dataset['shortcut'] ?? '');
    const shortcuts = own === undefined ? [SLASH] : [own, SLASH];
    const isAsked = shortcuts.some(
      (shortcut) =>
        isPressed(shortcut, event, isApple()) && !(isTypable(shortcut) && isInField(event)),
    );
    if (!isAsked || isSwitchedOff(event)) return;
    event.preventDefault();
    field.focus({preventScroll: true});
    field.select();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
  };
}
